import { renderToReadableStream } from 'react-dom/server.edge';
import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { PaymentState } from '#payment/model.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import { type RequestContext, runInContext } from '#request/context.ts';
import { formatMnt } from '#domain/money.ts';
import { openTill } from '../../../../tests/unit/open-till.ts';
import { showPayment as show } from '../../../../tests/unit/show-payment.tsx';
import { readRows, render, words } from '../../../../tests/unit/rendered-page.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { BankLinks } from './bank-links.tsx';
import { askState } from '../ask-state.ts';
import { PaymentPage } from './payment-page.tsx';

beforeEach(async () => {
  await DB.exec('DELETE FROM refund; DELETE FROM money; DELETE FROM payment');
});

const states: PaymentState[] = ['CREATED', 'PENDING', 'SUCCESS', 'FAILED', 'EXPIRED', 'CANCELED'];

test.each(locales.flatMap((locale) => states.map((state) => [state, locale] as const)))(
  'a payment that is %s says so, with its amount, in %s',
  async (state, locale) => {
    const { html, text } = await show(state, { locale });
    expect(text).toContain(translator(locale)(`payment.state.${state}`));
    expect(text).toContain(formatMnt(25_000));
    expect(html).toContain(`data-payment="${state}"`);
  },
);

test('one code is the reference, that of what is paid for; what the bank knows says what it is for', async () => {
  const { html } = await show('SUCCESS', { locale: 'en' });
  const rows = readRows(html);
  const { id, reference } =
    (await DB.prepare('SELECT subject_id AS id, reference FROM payment').first<{
      id: string;
      reference: string;
    }>()) ?? {};
  expect(rows.get('Reference')).toBe(id?.slice(0, 8));
  expect(rows.get('Payment number at the bank')).toBe(reference);
  expect(words(html)).toContain(translator('en')('payment.ofBankHint'));
});

test('who has paid half of it is told at once that it goes back, while the rest is waited for', async () => {
  const world = openTill();
  const { id, payment } = await world.begin();
  await prepareInvoice(id, world.till);
  const invoice = (await world.read(id))?.invoiceId ?? '';
  world.qpay.pay(invoice, 12_500);
  world.wait();
  const page = {
    pathname: '/paymentSuccess',
    query: new URLSearchParams({ id: payment.token }),
  };
  const html = await runInContext(visit({ locale: 'en', page }), async () => {
    const stream = await renderToReadableStream(<PaymentPage till={world.till} />);
    await stream.allReady;
    return new Response(stream).text();
  });
  expect(html).toContain('data-payment="PENDING"');
  const half = `You paid ${formatMnt(12_500)} instead of ${formatMnt(25_000)}.`;
  expect(words(html.slice(0, html.indexOf('Paid? Check now')))).toContain(half);
  expect(words(html)).not.toContain('Please do not pay again');
  // Which an open page asks for, and is loaded anew.
  expect(await askState(payment.token, world.till)).toEqual({ state: 'PENDING', refunds: 1 });
});

test('on a phone and in the app the apps of banks come before the code, elsewhere after it', async () => {
  const isLinksFirst = async (given: Partial<RequestContext>) => {
    const { html } = await show('PENDING', given);
    return html.indexOf('khanbank:') < html.indexOf('qr-code');
  };
  expect(await isLinksFirst({ device: 'MOBILE' })).toBe(true);
  expect(await isLinksFirst({ mode: 'webview', device: 'WEB' })).toBe(true);
  expect(await isLinksFirst({ device: 'WEB' })).toBe(false);
});

test('the picture of a bank’s app is shown from hosts of the site’s policy only', async () => {
  const showLogo = (logo: string | null) => {
    const link = { nameMn: 'Хаан банк', nameEn: 'Khan bank', href: 'khanbank://q', logo };
    return render(<BankLinks links={[link]} />, 'en', '/paymentSuccess');
  };
  expect(await showLogo('https://img.example.mn/khan.png')).toContain(
    'src="https://img.example.mn/khan.png"',
  );
  for (const logo of ['https://evil.test/a.png', 'http://img.example.mn/a.png', 'x', null]) {
    const html = await showLogo(logo);
    expect(html).not.toContain('<img');
    // Its first letter stands for it.
    expect(words(html)).toContain('K Khan bank');
  }
});

test('a kiosk shows nothing of a payment of somebody else', async () => {
  const { html, text, context } = await show('PENDING', { mode: 'kiosk', locale: 'en' });
  expect(text).toContain('There is no such payment');
  expect(html).not.toContain('data-payment=');
  expect(context.gone).toBe(true);
});

test.each([
  ['declined', 'The bank declined the card.'],
  ['invoice', 'The payment service did not answer.'],
  ['soldOut', 'what you ordered is sold out'],
])('a payment that has failed says why, and can be made again: %s', async (failReason, said) => {
  const { html, text } = await show('FAILED', { locale: 'en' }, { failReason });
  expect(text).toContain(said);
  expect(html.match(/name="provider"/g)).toHaveLength(2);
});

test('nothing can be paid again that is paid, canceled, or can not be had', async () => {
  for (const state of ['SUCCESS', 'CANCELED'] as const) {
    expect((await show(state)).html).not.toContain('value="retry"');
  }
});

test('the document says which state it shows, so that a payload of another one does not hydrate it', async () => {
  const seen = (await show('PENDING')).html.matchAll(/data-revision="([^"]*)"/g);
  const [revision = ''] = [...seen].map(([, one]) => one);
  // As the payload spells it: nothing in it is escaped.
  expect(revision).toMatch(/^[\w.-]+ PENDING false$/);
  expect((await show('EXPIRED')).html).toMatch(/data-revision="[\w.-]+ EXPIRED true"/);
});

test('an address that is no payment’s is answered alike, whatever is wrong with it', async () => {
  const answers = new Set<string>();
  for (const id of ['', 'x', 'a'.repeat(43), `${'b'.repeat(42)}!`]) {
    const page = { pathname: '/paymentSuccess', query: new URLSearchParams({ id }) };
    const context = visit({ page });
    const html = await runInContext(context, async () => {
      const stream = await renderToReadableStream(<PaymentPage till={openTill().till} />);
      await stream.allReady;
      return new Response(stream).text();
    });
    expect(context.gone).toBe(true);
    answers.add(words(html));
  }
  expect(answers.size).toBe(1);
});
