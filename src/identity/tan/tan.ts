import type { D1Database } from '@cloudflare/workers-types';
import { DB, settings, waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { sendSms } from '#services/sms.ts';
import { attempts, codeLifeMs } from './caps.ts';
import { randomCode, hashCode, hashNetwork, hashNumber } from './secrets.ts';
import * as store from './store.ts';

/** What a code is requested for; a code for one purpose is not valid for another. */
export type TanPurpose = 'sign-in';

export interface TanRequest {
  sessionId: string;
  purpose: TanPurpose;
  isdn: string;
  /** The part of the visitor's address that the caps count together. */
  network: string;
  /** The message that carries the code, in the reader's language. */
  toText: (code: string) => string;
}

export type Issued =
  | { ok: true; challenge: store.Challenge }
  /** `retryAt`: when another code may be requested, in UTC milliseconds, where that is known. */
  | { ok: false; why: 'paused' | 'locked'; retryAt: number }
  | { ok: false; why: 'busy' | 'unavailable' };

export type Verified =
  | { state: 'accepted'; isdn: string }
  | { state: 'wrong'; attemptsLeft: number }
  /** `closed`: used, replaced, expired, or not of this session. */
  | { state: 'locked' | 'closed' | 'unavailable' };

interface TanParts {
  db: D1Database;
  send: typeof sendSms;
  waitUntil: (work: Promise<unknown>) => void;
  now: () => number;
  settings: () => { TAN_PEPPER: string; TAN_NETWORK_HOURLY: number };
}

const defaults: TanParts = { db: DB, send: sendSms, waitUntil, now: Date.now, settings };

/** One-time codes by SMS: issued within caps, compared three times, accepted once. */
export function createTan(given: Partial<TanParts> = {}) {
  const parts = { ...defaults, ...given };
  const { db } = parts;

  /**
   * Sends the message after the response, so that the response time tells nothing about the number. If the service
   * surely did not accept the message, the code is revoked and another may be requested at once. If it refused or
   * timed out, the code is not revoked: that would tell who is a subscriber, or allow flooding a number.
   */
  async function deliver(id: string, isdn: string, text: string): Promise<void> {
    try {
      const sent = await parts.send(id, { isdn, text });
      if (sent.ok) return;
      const { kind, status = 0 } = sent.error;
      const isUndelivered = kind === 'network' || kind === 'circuit-open' || status >= 500;
      if (isUndelivered || status === 429) await store.revokeChallenge(db, id);
    } catch (error) {
      log.error('tan-delivery', { cause: error });
    }
  }

  async function explainRefusal(subject: string, now: number): Promise<Issued> {
    const { pauseEndsAt, lockEndsAt } = await store.findWait(db, subject, now);
    if (lockEndsAt > now) return { ok: false, why: 'locked', retryAt: lockEndsAt };
    if (pauseEndsAt > now) return { ok: false, why: 'paused', retryAt: pauseEndsAt };
    return { ok: false, why: 'busy' };
  }

  async function issueCode(request: TanRequest): Promise<Issued> {
    const { sessionId, purpose, isdn } = request;
    const { TAN_PEPPER: pepper, TAN_NETWORK_HOURLY: networkHourly } = parts.settings();
    const issuedAt = parts.now();
    const expiresAt = issuedAt + codeLifeMs;
    const id = crypto.randomUUID();
    const code = randomCode();
    const [codeHash, subject, network] = await Promise.all([
      hashCode(pepper, id, code),
      hashNumber(pepper, isdn),
      hashNetwork(pepper, request.network),
    ]);
    const times = { issuedAt, expiresAt };
    try {
      const owner = { sessionId, purpose, isdn, subject, network, networkHourly };
      const inserted = await store.insertChallenge(db, { ...owner, ...times, id, codeHash });
      if (!inserted) return await explainRefusal(subject, issuedAt);
    } catch (error) {
      log.error('tan-issue', { cause: error });
      return { ok: false, why: 'unavailable' };
    }
    parts.waitUntil(deliver(id, isdn, request.toText(code)));
    return { ok: true, challenge: { id, isdn, attemptsLeft: attempts, state: 'open', ...times } };
  }

  /** Never retried: where the database fails, the attempt may be spent, and the visitor is not signed in. */
  async function verifyCode(owner: TanOwner, code: string): Promise<Verified> {
    const { TAN_PEPPER: pepper } = parts.settings();
    try {
      const newest = await store.findNewest(db, owner);
      // A closed challenge never opens again; whether an open one still is, the statement decides.
      if (newest?.state !== 'open') return { state: 'closed' };
      const codeHash = await hashCode(pepper, newest.id, code);
      const attempt = { ...owner, id: newest.id, codeHash, now: parts.now() };
      const after = await store.spendAttempt(db, attempt);
      if (after?.state === 'used') return { state: 'accepted', isdn: after.isdn };
      if (after?.state === 'locked') return { state: 'locked' };
      return after ? { state: 'wrong', attemptsLeft: after.attemptsLeft } : { state: 'closed' };
    } catch (error) {
      log.error('tan-verify', { cause: error });
      return { state: 'unavailable' };
    }
  }

  return { issueCode, verifyCode, findChallenge: (owner: TanOwner) => store.findNewest(db, owner) };
}

export interface TanOwner {
  sessionId: string;
  purpose: TanPurpose;
}

export type { Challenge } from './store.ts';

export const { issueCode, verifyCode, findChallenge } = createTan();
