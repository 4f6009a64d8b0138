import type { D1Database } from '@cloudflare/workers-types';
import { DB, settings, waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { sendSms } from '#services/sms.ts';
import { attempts, codeLifeMs } from './caps.ts';
import { randomCode, hashCode, hashNetwork, hashNumber } from './secrets.ts';
import * as store from './store.ts';

/** What a code is asked for; a code for one purpose is none for another. */
export type TanPurpose = 'sign-in';

export interface TanRequest {
  sessionId: string;
  purpose: TanPurpose;
  isdn: string;
  /** The visitor's network, as far as it is counted together. */
  network: string;
  /** The message that carries the code, in the reader's language. */
  toText: (code: string) => string;
}

export type Issued =
  | { ok: true; challenge: store.Challenge }
  /** `until`: when another may be asked for, where that is known. */
  | { ok: false; why: 'paused' | 'locked'; until: number }
  | { ok: false; why: 'busy' | 'unavailable' };

export type Verified =
  | { state: 'accepted'; isdn: string }
  | { state: 'wrong'; attemptsLeft: number }
  /** `closed`: used, replaced, expired, or never this session's. */
  | { state: 'locked' | 'closed' | 'unavailable' };

interface TanParts {
  db: D1Database;
  send: typeof sendSms;
  waitUntil: (work: Promise<unknown>) => void;
  now: () => number;
  settings: () => { TAN_PEPPER: string; TAN_NETWORK_HOURLY: number };
}

const defaults: TanParts = { db: DB, send: sendSms, waitUntil, now: Date.now, settings };

/** One-time codes by SMS: issued within caps, looked at three times, accepted once. */
export function createTan(given: Partial<TanParts> = {}) {
  const parts = { ...defaults, ...given };
  const { db } = parts;

  /**
   * After the answer has left, so that its time tells nothing about the number. A service that surely did not
   * take the message gives the code back: another may be asked for at once. One that refused, or was too late
   * to say, does not: the answer would tell who is a subscriber, or one number could be flooded.
   */
  async function deliver(id: string, isdn: string, text: string): Promise<void> {
    try {
      const sent = await parts.send(id, { isdn, text });
      if (sent.ok) return;
      const { kind, status = 0 } = sent.error;
      const untaken = kind === 'network' || kind === 'circuit-open' || status >= 500;
      if (untaken || status === 429) await store.revokeChallenge(db, id);
    } catch (error) {
      log.error('tan-delivery', { cause: error });
    }
  }

  async function explainRefusal(subject: string, now: number): Promise<Issued> {
    const { pausedUntil, lockedUntil } = await store.findWait(db, subject, now);
    if (lockedUntil > now) return { ok: false, why: 'locked', until: lockedUntil };
    if (pausedUntil > now) return { ok: false, why: 'paused', until: pausedUntil };
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
      const taken = await store.insertChallenge(db, { ...owner, ...times, id, codeHash });
      if (!taken) return await explainRefusal(subject, issuedAt);
    } catch (error) {
      log.error('tan-issue', { cause: error });
      return { ok: false, why: 'unavailable' };
    }
    parts.waitUntil(deliver(id, isdn, request.toText(code)));
    return { ok: true, challenge: { id, isdn, attemptsLeft: attempts, state: 'open', ...times } };
  }

  /** Never repeated: where the database fails, the attempt may be spent, and nobody is let in. */
  async function verifyCode(owner: TanOwner, code: string): Promise<Verified> {
    const { TAN_PEPPER: pepper } = parts.settings();
    try {
      const newest = await store.findNewest(db, owner);
      // What is closed never opens again; whether this one is open is for the statement to say.
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
