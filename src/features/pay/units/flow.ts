import * as v from 'valibot';
import { findAmountFault, readAmount } from '#domain/payable-amount.ts';
import { defineFlow } from '#flow/define-flow.ts';
import { step } from '#flow/step.ts';
import { answer, refuse } from '#forms/outcome.ts';
import { findPayingClosure } from '#payment/providers.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { toAmountRefusal } from '../amount-refusal.ts';
import { keptOfPay, payForm } from '#forms/pay-fields.ts';
import { unitsForm } from '../form.ts';
import { readNumber } from '../read-number.ts';
import { submit } from '#purchase/submit.ts';

const toSteps = (ports: PlacePorts) =>
  step('number', {
    title: 'pay.step.number',
    question: 'pay.units.question.number',
    input: unitsForm,
    answer: v.object({ isdn: v.string(), amount: v.number() }),
    ask: async (input, _data, caller) => {
      const read = await readNumber(input, caller.isdn);
      if (!read.ok) return refuse(read.fault, 'number');
      const isTyped = input.amount === 'other';
      const amount = isTyped ? readAmount(input.other) : Number(input.amount);
      const fault = findAmountFault(amount);
      if (fault || amount === null) {
        return toAmountRefusal(fault ?? 'missing', isTyped ? 'other' : 'amount');
      }
      return answer({ isdn: read.isdn, amount });
    },
    save: (_input, _data, chosen) => chosen,
  }).step('pay', {
    title: 'pay.step.pay',
    question: 'pay.units.question.pay',
    input: payForm,
    keep: keptOfPay,
    commit: (input, order) => {
      const { isdn, amount } = order.data;
      return submit(input, order, { item: { kind: 'units', isdn }, amount, phone: '' }, ports);
    },
  });

/** Units for one's own number or another one of ours. */
export const toUnitsFlow = (ports: PlacePorts) =>
  defineFlow({
    kind: 'units',
    title: 'pay.units.title',
    lead: 'pay.units.lead',
    path: '/pay/units',
    lifeHours: 2,
    findClosure: findPayingClosure,
    version: 1,
    steps: toSteps(ports),
    confirmBy: () => null,
  });
