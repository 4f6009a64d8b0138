import { homeMessageTopic, homeRequestTopic } from '#features/home-internet/topic.ts';
import { effortTopic } from '#flow/effort/topic.ts';
import type { Topics } from '#forms/outbox.ts';
import { receiptTopic } from '#payment/receipt/topic.ts';

/** Every topic of the outbox: what is not listed here is not sent. Jobs and the edge read it, nothing below them. */
export const topics: Topics = [effortTopic, homeMessageTopic, homeRequestTopic, receiptTopic];
