import { accountMessageTopic } from '#features/account/topic.ts';
import { orderedTopic } from '#features/cart/ordered-topic.ts';
import { homeMessageTopic, homeRequestTopic } from '#features/home-internet/topic.ts';
import { holdMessageTopic } from '#features/new-number/hold-topic.ts';
import { shiftMessageTopic, shiftTopic } from '#features/package-shift/topic.ts';
import { starsMessageTopic, starsTopic } from '#features/stars/topic.ts';
import { stockWatchTopic } from '#features/stock-watch/topic.ts';
import { partnerTopic } from '#features/partners/topic.ts';
import { tradeInTopic } from '#features/trade-in/topic.ts';
import { preorderLineTopic } from '#features/preorder/topic.ts';
import { consentTopic } from '#flow/consent/topic.ts';
import { effortTopic } from '#flow/effort/topic.ts';
import type { Topics } from '#forms/outbox.ts';
import { leasingAskTopic } from '#leasing/ask-topic.ts';
import { leasingMessageTopic } from '#leasing/message-topic.ts';
import { codesTopic } from '#order/codes-topic.ts';
import { releaseTopic } from '#order/release-topic.ts';
import { returnMessageTopic } from '#order/returns/topic.ts';
import { commerceTopic, orderMessageTopic } from '#order/topics.ts';
import { receiptTopic } from '#payment/receipt/topic.ts';
import { effectTopic } from '#purchase/effect-topic.ts';
import { releaseTopic as numberReleaseTopic } from '#purchase/give-back-store.ts';
import { recoveryMessageTopic } from '#purchase/sim-recovery/events.ts';
import { freeTopic } from '#purchase/sim-recovery/free-topic.ts';
import { purchaseMessageTopic } from '#purchase/message-topic.ts';

/** Every topic of the outbox: what is not listed here is not sent. Jobs and the edge read it, nothing below them. */
export const topics: Topics = [
  accountMessageTopic,
  codesTopic,
  commerceTopic,
  consentTopic,
  effectTopic,
  effortTopic,
  holdMessageTopic,
  homeMessageTopic,
  homeRequestTopic,
  leasingAskTopic,
  leasingMessageTopic,
  numberReleaseTopic,
  orderMessageTopic,
  orderedTopic,
  partnerTopic,
  preorderLineTopic,
  purchaseMessageTopic,
  receiptTopic,
  recoveryMessageTopic,
  freeTopic,
  releaseTopic,
  returnMessageTopic,
  shiftMessageTopic,
  shiftTopic,
  starsMessageTopic,
  starsTopic,
  stockWatchTopic,
  tradeInTopic,
];
