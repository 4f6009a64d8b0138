import * as v from 'valibot';
import { sendSms } from '#services/sms.ts';
import { type Topics, topic } from './outbox.ts';

export const smsTopic = topic(
  'sms',
  v.object({ isdn: v.string(), text: v.string() }),
  (body, key) => sendSms(key, body),
);

/** Every topic of the outbox: what is not listed here is not sent. */
export const topics: Topics = [smsTopic];
