import { expect, test } from 'vitest';
import type { Purchase } from '#purchase/model.ts';
import { starsItem } from '../../../../tests/support/sim-items.ts';
import { addPaid } from '../../../../tests/unit/add-purchase.ts';
import { render } from '../../../../tests/unit/rendered-page.ts';
import { StarsPart } from './branch-way.tsx';
import { ChildFields } from './step-fields.tsx';

const branches = 'href="/service-branches?service=sim"';

test('the SIM card of a new number names the branches, the own number of a child none', async () => {
  const see = async (isNew: boolean, status: Purchase['status']) => {
    const item = { ...starsItem('99110033', '94112203'), isNew };
    return render(<StarsPart purchase={{ ...(await addPaid({ item })), status }} />, 'en', '/');
  };
  expect(await see(true, 'DONE')).toContain(branches);
  expect(await see(false, 'DONE')).toBe('');
  expect(await see(true, 'PAID')).toBe('');
});

test.each([
  ['stars.fault.notChild', true],
  ['stars.fault.tooMany', false],
] as const)('a refusal that sends to a branch leads there, %s: %s', async (message, isLed) => {
  const fault = { message, field: 'registerNumber', text: message };
  const formState = { faults: [fault], typed: {} };
  const html = await render(<ChildFields />, 'en', '/stars/child', { formState });
  expect(html.includes(branches)).toBe(isLed);
});
