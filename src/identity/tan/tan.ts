import { DB, settings, waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { sendEmail } from '#services/email.ts';
import { sendSms } from '#services/sms.ts';
import { createTan } from './create-tan.ts';
import type { TanParts } from './parts.ts';

/** A code is sent once by its id, however often the call is made. */
const send: TanParts['send'] = (id, { channel, address, subject, text }) =>
  channel === 'sms'
    ? sendSms(id, { isdn: address, text })
    : sendEmail(id, { address, subject, text });

export const {
  issueCode,
  verifyCode,
  findChallenge,
  openInbound,
  readWord,
  finishInbound,
  acceptInboundSms,
} = createTan({ db: DB, send, waitUntil, now: Date.now, settings, log });

export type { InboundSms } from './inbound.ts';
export type { TanMessage } from './parts.ts';
export type { TanPurpose } from './purposes.ts';
export type { Challenge, Subject } from './store.ts';
