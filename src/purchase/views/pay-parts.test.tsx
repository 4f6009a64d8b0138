import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { render } from '../../../tests/unit/rendered-page.ts';
import { ReceiptAndProvider } from './pay-parts.tsx';

const t = translator('en');

const typed = (provider: string) => ({
  formState: { faults: [], typed: { provider: [provider] } },
});

/** The ways to pay in their order, which is chosen, what the folded part says, and whether it is open. */
async function read(isForeigner: boolean, more = {}) {
  const html = await render(<ReceiptAndProvider isForeigner={isForeigner} />, 'en', '/pay', more);
  const inputs = html.match(/<input[^>]*name="provider"[^>]*>/g) ?? [];
  return {
    ways: inputs.map((input) => /value="(\w+)"/.exec(input)?.[1]),
    chosen: inputs.findIndex((input) => input.includes('checked')),
    summary: /<summary.*?<\/summary>/s.exec(html)?.[0],
    isOpen: /<details[^>]* open=""/.test(html),
  };
}

test('the card comes first, and is chosen, for foreigners, who have no bank here', async () => {
  const own = await read(false);
  expect(own).toMatchObject({ ways: ['qpay', 'golomt'], chosen: 0, isOpen: false });
  const says = (way: string) => t('pay.optionsText', { way });
  expect(own.summary).toContain(says(t('payment.way.qpay')));
  const foreign = await read(true);
  expect(foreign).toMatchObject({ ways: ['golomt', 'qpay'], chosen: 0, isOpen: false });
  expect(foreign.summary).toContain(says(t('payment.way.golomt')));
});

test('the ways to pay are unfolded when another one than the usual was chosen', async () => {
  expect((await read(true, typed('golomt'))).isOpen).toBe(false);
  expect((await read(true, typed('qpay'))).isOpen).toBe(true);
  expect((await read(false, typed('golomt'))).isOpen).toBe(true);
});
