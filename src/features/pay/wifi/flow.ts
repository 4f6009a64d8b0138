import * as v from 'valibot';
import { defineFlow } from '#flow/define-flow.ts';
import { type Order, type OutdatedRefusal, step } from '#flow/step.ts';
import { answer, type Refusal, refuse } from '#forms/outcome.ts';
import { isMongolianNumber, toPhoneDigits } from '#domain/phone-number.ts';
import { findPayingClosure } from '#payment/providers.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { findOffer, findSamePrice } from '../find-offer.ts';
import { keptOfPay, payForm, type PayInput } from '#forms/pay-fields.ts';
import { wifiForm } from '../form.ts';
import { submit } from '#purchase/submit.ts';

const chosenCard = v.object({
  cardId: v.string(),
  nameMn: v.string(),
  nameEn: v.string(),
  price: v.number(),
  quantity: v.number(),
  phone: v.string(),
});
export type WifiData = v.InferOutput<typeof chosenCard>;

/** The price of now; where it is another than the one that was shown, it is shown before anything is paid. */
async function pay(
  input: PayInput,
  order: Order<WifiData>,
  ports: PlacePorts,
): Promise<Awaited<ReturnType<typeof submit>> | Refusal | OutdatedRefusal> {
  const { phone, ...chosen } = order.data;
  const found = await findSamePrice(
    'wifi',
    { id: chosen.cardId, price: chosen.price },
    (price) => ({
      card: { ...order.data, price },
    }),
  );
  if (!found.ok) return found;
  const amount = found.value * chosen.quantity;
  return submit(input, order, { item: { kind: 'wifi', ...chosen }, amount, phone }, ports);
}

const toSteps = (ports: PlacePorts) =>
  step('card', {
    title: 'pay.step.card',
    question: 'pay.wifi.question.card',
    input: wifiForm,
    answer: chosenCard,
    ask: async ({ cardId, quantity, phone: typed }) => {
      const phone = toPhoneDigits(typed);
      if (phone !== '' && !/^\d{8}$/.test(phone)) return refuse('field.phone', 'phone');
      if (phone !== '' && !isMongolianNumber(phone)) return refuse('field.noSuchPhone', 'phone');
      const found = await findOffer('wifi', cardId, refuse('pay.fault.card', 'cardId'));
      if (!found.ok) return found;
      const { nameMn, nameEn, price } = found.value;
      return answer({ cardId, nameMn, nameEn, price, quantity, phone });
    },
    save: (_input, _data, chosen) => chosen,
  }).step('pay', {
    title: 'pay.step.pay',
    question: 'pay.wifi.question.pay',
    input: payForm,
    keep: keptOfPay,
    commit: (input, order) => pay(input, order, ports),
  });

/** Codes for the public Wi-Fi. */
export const toWifiFlow = (ports: PlacePorts) =>
  defineFlow({
    kind: 'wifi',
    title: 'pay.wifi.title',
    lead: 'pay.wifi.lead',
    path: '/pay/wifi',
    lifeHours: 2,
    findClosure: findPayingClosure,
    version: 1,
    steps: toSteps(ports),
    confirmBy: ({ phone }) => (phone ? { by: 'phone', isdn: phone } : null),
  });
