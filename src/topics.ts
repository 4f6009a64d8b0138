import * as v from 'valibot';
import { homeRequestTopic } from '#features/home-internet/topic.ts';
import { effortTopic } from '#flow/effort/topic.ts';
import { type Topics, topic } from '#forms/outbox.ts';
import { sendSms } from '#services/sms.ts';

export const smsTopic = topic(
  'sms',
  v.object({ isdn: v.string(), text: v.string() }),
  (body, key) => sendSms(key, body),
);

/** Every topic of the outbox: what is not listed here is not sent. Jobs and the edge read it, nothing below them. */
export const topics: Topics = [smsTopic, effortTopic, homeRequestTopic];
