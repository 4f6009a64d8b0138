import type { MessageKey } from '#i18n/translator.ts';
import type { Payment } from '#payment/model.ts';
import type { PayableSummary } from '#payment/payable.ts';
import { isBeingChecked } from '../checked.ts';

const marks = {
  CREATED: { icon: 'clock', look: 'info' },
  PENDING: { icon: 'qr-code', look: 'info' },
  SUCCESS: { icon: 'check', look: 'success' },
  FAILED: { icon: 'x', look: 'danger' },
  EXPIRED: { icon: 'clock', look: 'warning' },
  CANCELED: { icon: 'minus', look: 'quiet' },
} as const;

function toTitle(payment: Payment): MessageKey {
  const { state, provider, failReason } = payment;
  if (isBeingChecked(payment)) return 'payment.state.CHECKING';
  if (state === 'PENDING' && provider === 'golomt') return 'payment.state.PENDING_CARD';
  if (state === 'FAILED' && failReason === 'soldOut') return 'payment.state.SOLD_OUT';
  return `payment.state.${state}`;
}

/** Why it ended; what is known of a failure is said. */
function toText({ state, failReason }: Payment): MessageKey {
  if (state === 'SUCCESS') return 'payment.text.SUCCESS';
  if (state === 'EXPIRED') return 'payment.text.EXPIRED';
  if (state === 'CANCELED') return 'payment.text.CANCELED';
  if (failReason === 'soldOut') return 'payment.text.soldOut';
  return failReason === 'declined' ? 'payment.text.declined' : 'payment.text.invoice';
}

export interface Outcome {
  payment: Payment;
  summary: PayableSummary | null;
  /** What this attempt was for is paid by another one. */
  isPaidByOther: boolean;
}

/** It was paid, by whichever attempt, and canceled since. */
export const findCanceled = ({ payment: { state }, summary, isPaidByOther }: Outcome) =>
  state === 'SUCCESS' || isPaidByOther ? summary?.canceled : undefined;

interface News {
  title: MessageKey;
  text: MessageKey;
  mark: (typeof marks)[Payment['state']];
}

/** What the page says of it first, in words and as a picture: what was paid for counts more than this one attempt. */
export function toNews(outcome: Outcome): News {
  const { payment, isPaidByOther } = outcome;
  const canceled = findCanceled(outcome);
  if (canceled) return { ...canceled, mark: marks.CANCELED };
  if (isPaidByOther) {
    return {
      title: 'payment.state.PAID_OTHERWISE',
      text: 'payment.text.paidOtherwise',
      mark: marks.SUCCESS,
    };
  }
  return { title: toTitle(payment), text: toText(payment), mark: marks[payment.state] };
}
