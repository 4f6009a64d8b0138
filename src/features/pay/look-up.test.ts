import { afterEach, expect, test, vi } from 'vitest';
import { bill as shape } from '#contracts/mobile/bill.ts';
import { brand } from '#domain/brand.ts';
import { OPERATOR } from '#env.ts';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../tests/unit/visit.ts';
import { isOverdue, lookUp, toShownBill } from './look-up.ts';

afterEach(() => vi.restoreAllMocks());

const bill = (given: object) =>
  toShownBill(shape.parse({ name: 'Болд', month: '2026-10', amount: 5000, due: 5000, ...given }));

test.each([404, 405, 501])(
  'a service that answers %d has no bills here: whoever asks is told whom to call',
  async (status) => {
    if (!OPERATOR) throw new Error('no operator is bound');
    vi.spyOn(OPERATOR, 'fetch').mockResolvedValue(Response.json({}, { status }));
    const request = visit({ network: `10.9.0.${status - 400}` });
    const caller = { request, isdn: null, draftId: null };
    const input = { to: 'other', number: '99112233', end: '' };
    expect(await runInContext(request, () => lookUp(input, caller as never))).toMatchObject({
      ok: false,
      faults: [
        { message: 'pay.fault.lacking', field: 'number', values: { phone: brand.callCentre } },
      ],
    });
  },
);

test.each([
  ['2026-10', null, '2026-11-20'],
  ['2026-12', null, '2027-01-20'],
  ['2026-10', '2026-11-25', '2026-11-25'],
])('the bill of %s, of which the service says %s, is due on %s', (month, dueDate, day) => {
  expect(bill({ month, dueDate }).dueDate).toBe(day);
});

test('a bill is overdue after its last day in Ulaanbaatar, and never once it is paid', () => {
  const midnight = Date.parse('2026-11-20T16:00:00Z');
  expect(isOverdue(bill({}), midnight - 1)).toBe(false);
  expect(isOverdue(bill({}), midnight)).toBe(true);
  expect(isOverdue(bill({ due: 0 }), midnight)).toBe(false);
});
