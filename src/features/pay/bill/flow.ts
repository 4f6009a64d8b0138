import { formatMnt } from '#domain/money.ts';
import { findAmountFault, readAmount } from '#domain/payable-amount.ts';
import { defineFlow } from '#flow/define-flow.ts';
import { type Order, type OutdatedRefusal, step } from '#flow/step.ts';
import { type Refusal, refuse } from '#forms/outcome.ts';
import type { BillAccount } from '#contracts/mobile/bill.ts';
import { findPayingClosure } from '#payment/providers.ts';
import type { Comeback } from '#domain/comebacks.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { findBill } from '#services/purchases.ts';
import { toAmountRefusal } from '../amount-refusal.ts';
import { keptOfPay } from '#forms/pay-fields.ts';
import { billNumberForm, type PayBillInput, payBillForm } from '../form.ts';
import { billAnswer, lookUp, type ShownBill, toShownBill } from '../look-up.ts';
import { submit } from '#purchase/submit.ts';

export interface BillData {
  account: BillAccount;
  bill: ShownBill | null;
  back?: Comeback | undefined;
}

/** What is to be paid of a bill: all that is due, or as much as is typed; whoever has pressed no button means what is there. */
function readChosen({ whole, amount }: PayBillInput, due: number): number | Refusal {
  const isWhole = whole === 'yes' || (whole !== 'no' && amount === '');
  const chosen = isWhole ? due : readAmount(amount);
  const fault = findAmountFault(chosen);
  return fault || chosen === null ? toAmountRefusal(fault ?? 'missing', 'amount') : chosen;
}

/** The bill of now; where it is another than the one that was shown, both are shown before anything is paid. */
async function compare(
  { account }: BillData,
  shown: number,
): Promise<ShownBill | Refusal | OutdatedRefusal> {
  const found = await findBill(account);
  if (found.state === 'none') return refuse('pay.fault.noBill');
  if (found.state !== 'found') return { ...refuse('pay.fault.lookUp'), status: 503 };
  const { due } = found.bill;
  if (due === shown) return toShownBill(found.bill);
  const values = { before: formatMnt(shown), now: formatMnt(due) };
  const number = { account, bill: toShownBill(found.bill, shown) };
  return { ...refuse('pay.fault.changed', undefined, values), renew: { number } };
}

async function pay(input: PayBillInput, order: Order<BillData>, ports: PlacePorts) {
  const { data } = order;
  if (!data.bill) return refuse('pay.fault.noBill');
  const bill = await compare(data, input.total);
  if ('ok' in bill) return bill;
  const amount = readChosen(input, bill.due);
  if (typeof amount !== 'number') return amount;
  const { name, month, due } = bill;
  const back = data.back === undefined ? {} : { back: data.back };
  const item = { kind: 'bill', account: data.account, name, month, due, ...back } as const;
  return submit(input, order, { item, amount, phone: '' }, ports);
}

const toSteps = (ports: PlacePorts) =>
  step('number', {
    title: 'pay.step.number',
    question: 'pay.bill.question.number',
    submit: 'pay.bill.find',
    input: billNumberForm,
    keep: ['to', 'number', 'back'],
    answer: billAnswer,
    ask: (input, _data, caller) => lookUp(input, caller),
    save: ({ back }, _data, found): BillData => ({ ...found, back }),
  }).step('pay', {
    title: 'pay.step.pay',
    question: 'pay.bill.question.pay',
    input: payBillForm,
    keep: [...keptOfPay, 'amount'],
    commit: (input, order) => pay(input, order, ports),
  });

/** A bill, by the number of a phone or of a contract. */
export const toBillFlow = (ports: PlacePorts) =>
  defineFlow({
    kind: 'bill',
    title: 'pay.bill.title',
    lead: 'pay.bill.lead',
    path: '/pay/bill',
    lifeHours: 2,
    findClosure: findPayingClosure,
    version: 1,
    steps: toSteps(ports),
    // What anybody may look up needs no confirmation; at a kiosk, and of a customer, it stays where it was asked.
    confirmBy: () => null,
  });
