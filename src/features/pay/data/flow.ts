import * as v from 'valibot';
import { defineFlow } from '#flow/define-flow.ts';
import { type Order, type OutdatedRefusal, step } from '#flow/step.ts';
import { answer, type Refusal, refuse } from '#forms/outcome.ts';
import { findPayingClosure } from '#payment/providers.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { findOffer, findSamePrice } from '../find-offer.ts';
import { keptOfPay, payForm, type PayInput } from '#forms/pay-fields.ts';
import { dataForm } from '../form.ts';
import { readNumber } from '../read-number.ts';
import { submit } from '#purchase/submit.ts';

const chosenPackage = v.object({
  isdn: v.string(),
  packageId: v.string(),
  nameMn: v.string(),
  nameEn: v.string(),
  price: v.number(),
});
export type DataData = v.InferOutput<typeof chosenPackage>;

/** The price of now; where it is another than the one that was shown, it is shown before anything is paid. */
async function pay(
  input: PayInput,
  order: Order<DataData>,
  ports: PlacePorts,
): Promise<Awaited<ReturnType<typeof submit>> | Refusal | OutdatedRefusal> {
  const { price: shown, ...chosen } = order.data;
  const found = await findSamePrice('data', { id: chosen.packageId, price: shown }, (price) => ({
    number: { ...chosen, price },
  }));
  if (!found.ok) return found;
  return submit(
    input,
    order,
    { item: { kind: 'data', ...chosen }, amount: found.value, phone: '' },
    ports,
  );
}

const toSteps = (ports: PlacePorts) =>
  step('number', {
    title: 'pay.step.number',
    question: 'pay.data.question.number',
    input: dataForm,
    answer: chosenPackage,
    ask: async (input, _data, caller) => {
      const read = await readNumber(input, caller.isdn);
      if (!read.ok) return refuse(read.fault, 'number');
      const gone = refuse('pay.fault.package', 'packageId');
      const found = await findOffer('data', input.packageId, gone);
      if (!found.ok) return found;
      const { id: packageId, nameMn, nameEn, price } = found.value;
      return answer({ isdn: read.isdn, packageId, nameMn, nameEn, price });
    },
    save: (_input, _data, chosen) => chosen,
  }).step('pay', {
    title: 'pay.step.pay',
    question: 'pay.data.question.pay',
    input: payForm,
    keep: keptOfPay,
    commit: (input, order) => pay(input, order, ports),
  });

/** A package of data for one's own number or another one of ours. */
export const toDataFlow = (ports: PlacePorts) =>
  defineFlow({
    kind: 'data',
    title: 'pay.data.title',
    lead: 'pay.data.lead',
    path: '/pay/data',
    lifeHours: 2,
    findClosure: findPayingClosure,
    version: 1,
    steps: toSteps(ports),
    confirmBy: () => null,
  });
