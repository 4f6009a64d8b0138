import { translator } from '#i18n/translator.ts';
import { putMessage } from '#forms/outbox.ts';
import { leasingAskTopic, toAskKey } from '#leasing/ask-topic.ts';
import { keepFee } from '#leasing/fee-store.ts';
import { toAssessmentHref } from '#leasing/model.ts';
import { bindBegin } from '#leasing/store.ts';
import type { Kind } from '../kind.ts';
import type { LeasingFeeItem } from '../model.ts';

/** By the outbox, so that the bureaus are asked also where nobody comes back from the payment. */
const toAsking = ({ assessmentId: id }: LeasingFeeItem, now: number) => ({
  asked: putMessage(
    leasingAskTopic,
    { key: toAskKey(id), body: { id } },
    { now, afterChange: true },
  ),
});

/** The fee of an assessment: it holds for 24 hours. A second one meanwhile goes back, and one that was over before it could be kept. */
export const leasingFee: Kind<LeasingFeeItem> = {
  path: '/leasing',
  isTopUp: false,
  mayEndByHand: () => false,
  findNumber: () => null,
  done: () => ({ event: 'leasing.feePaid', to: 'payer' }),
  refused: 'leasing.feeTwice',
  toWords: () => ({}),
  toLines: ({ amount }) => [
    { name: translator('mn')('pay.leasingFee.receipt'), price: amount, quantity: 1 },
  ],
  soldAs: 'service',
  // It was asked for then; whoever still wants it pays anew.
  takesLate: false,
  toHref: ({ token }) => toAssessmentHref(token),
  async send({ id, code, item: { isdn }, paidAt, updatedAt }) {
    const paid = { id, isdn, code, paidAt: paidAt ?? updatedAt };
    const isKept = await keepFee(paid, Date.now());
    return { ok: true, value: { state: isKept ? 'DONE' : 'REFUSED' } };
  },
  bindAfter: async ({ item }, _effect, now) => [toAsking(item, now)],
  // Another fee holds, by which the bureaus are asked.
  bindRefused: ({ item }, now) => [toAsking(item, now)],
  bindLast: ({ assessmentId }, now) => [{ begun: bindBegin(assessmentId, now) }],
  mask: (item) => ({ ...item, isdn: '', token: '' }),
};
