import type { Topics } from '#forms/outbox.ts';
import type { Review } from '#fraud/review-store.ts';
import type { Act } from '#identity/staff/log.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { codesTopic } from '#order/codes-topic.ts';
import { cancelHeld } from '#order/held-codes.ts';
import { findOrderById } from '#order/store.ts';
import { effectTopic } from '#purchase/effect-topic.ts';
import { endRefused } from '#purchase/end-store.ts';
import { findNumber } from '#purchase/kinds.ts';
import { findPurchaseById } from '#purchase/store.ts';

/** What was paid for and waits for a person, of whichever kind. */
export interface Held {
  title: MessageKey;
  /** That it is for. */
  number: string | null;
  code: string;
  amount: number;
  /** Of the message that has its effect. */
  topics: Topics;
  /** Some of it was handed over, so that it can not be given back whole. */
  isHandedOver: boolean;
  /** Gives the money back; false where that was decided before. */
  giveBack(act: Act): Promise<boolean>;
}

async function findPurchase(id: string): Promise<Held | null> {
  const purchase = await findPurchaseById(id);
  return (
    purchase && {
      title: `pay.${purchase.kind}.title`,
      number: findNumber(purchase.item),
      code: purchase.code,
      amount: purchase.amount,
      topics: [effectTopic],
      isHandedOver: false,
      giveBack: (act) => endRefused(purchase, { now: Date.now(), act }),
    }
  );
}

async function findOrder(id: string): Promise<Held | null> {
  const order = await findOrderById(id);
  return (
    order && {
      title: 'review.codes',
      number: order.phone,
      code: order.code,
      amount: order.total,
      topics: [codesTopic],
      isHandedOver: order.status === 'COMPLETED',
      giveBack: (act) => cancelHeld(order, act),
    }
  );
}

export const findHeld = ({
  kind,
  subjectId,
}: Pick<Review, 'kind' | 'subjectId'>): Promise<Held | null> =>
  kind === 'order' ? findOrder(subjectId) : findPurchase(subjectId);
