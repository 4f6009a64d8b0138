import type { Newcomer } from '../session/newcomer-store.ts';
import { attempts, busySeconds, caps, codeLifeMs } from './caps.ts';
import { createInbound } from './inbound.ts';
import type { TanMessage, TanOwner, TanParts } from './parts.ts';
import { hashAsker, hashCode, hashSubject, randomCode } from './secrets.ts';
import type { NewIssue } from './statements.ts';
import * as store from './store.ts';

export interface TanRequest extends TanOwner, store.Subject {
  /** A visitor of whom nothing is stored yet, and nothing will be if the code is refused. */
  newcomer?: Newcomer | null;
  /** The part of the visitor's address that the caps count together; null where addresses are shared. */
  network: string | null;
  /** The id of a browser that has signed in with this number before; null for every other. */
  browser: string | null;
  /** `possible`: this browser can be asked for a challenge, and has not solved one. */
  challenge: 'solved' | 'possible' | 'none';
  toMessage: (code: string) => TanMessage;
}

export type Issued =
  | { ok: true; challenge: store.Challenge }
  /** By one's own requests; `retryAt` is when another code may be requested, in UTC milliseconds. */
  | { ok: false; why: 'paused' | 'locked'; retryAt: number }
  /**
   * By those of others, of which no time is told. `closed`: the number or the network has had its share. `challenge`:
   * this browser has to solve one. `busy`: too many are asking.
   */
  | { ok: false; why: 'closed' | 'challenge' | 'busy' | 'unavailable' };

export type Verified =
  | { state: 'accepted'; address: string }
  | { state: 'wrong'; attemptsLeft: number }
  /** `closed`: used, replaced, expired, or not of this visitor. */
  | { state: 'locked' | 'closed' | 'unavailable' };

const unbounded = Number.MAX_SAFE_INTEGER;

/** One-time codes: issued within caps, compared three times, accepted once. */
export function createTan(parts: TanParts) {
  const { db, log } = parts;
  let alertAfter = 0;

  /**
   * Sends the message after the response, so that the response time tells nothing about the number. If the service
   * surely did not accept the message, the code is revoked and another may be requested at once. If it refused or
   * timed out, the code is not revoked: that would tell who is a subscriber, or allow flooding a number.
   */
  async function deliver(id: string, message: store.Subject & TanMessage): Promise<void> {
    try {
      const sent = await parts.send(id, message);
      if (sent.ok) return;
      const { kind, status = 0 } = sent.error;
      const isUndelivered = kind === 'network' || kind === 'circuit-open' || status >= 500;
      if (isUndelivered || status === 429) await store.revokeChallenge(db, id);
    } catch (error) {
      log.error('tan-delivery', { cause: error });
    }
  }

  /** Once a minute and isolate, because an attack would fill the log. */
  function alertBusy(now: number): void {
    if (now < alertAfter) return;
    alertAfter = now + busySeconds * 1000;
    log.error('tan-busy', { count: caps.quiet });
  }

  async function explainRefusal(issue: NewIssue, { challenge }: TanRequest): Promise<Issued> {
    const now = issue.issuedAt;
    const found = await store.findRefusal(db, issue);
    const { lockEndsAt, pauseEndsAt, allowsNumber, allowsNetwork, isQuiet } = found;
    if (lockEndsAt > now) return { ok: false, why: 'locked', retryAt: lockEndsAt };
    if (pauseEndsAt > now) return { ok: false, why: 'paused', retryAt: pauseEndsAt };
    if (!isQuiet) alertBusy(now);
    if (!allowsNumber) return { ok: false, why: 'closed' };
    if (challenge === 'possible' && !(allowsNetwork && isQuiet)) {
      return { ok: false, why: 'challenge' };
    }
    return { ok: false, why: isQuiet ? 'closed' : 'busy' };
  }

  async function toIssue(id: string, issuedAt: number, request: TanRequest): Promise<NewIssue> {
    const { TAN_PEPPER: pepper, TAN_NETWORK_HOURLY: hourly } = parts.settings();
    const { network: address, challenge } = request;
    const isSolved = challenge === 'solved';
    const share = address === null ? caps.sharedFairShare : caps.fairShare;
    const [subject, visitor, network, browser] = await Promise.all([
      hashSubject(pepper, request),
      hashAsker(pepper, 'visitor', request.visitorId),
      hashAsker(pepper, 'network', address),
      hashAsker(pepper, 'browser', request.browser),
    ]);
    return {
      id,
      issuedAt,
      subject,
      visitor: visitor ?? '',
      network,
      browser,
      networkHourly: isSolved ? unbounded : hourly,
      // Who can solve a challenge leaves the share of the network to those who can not.
      fairShare: isSolved ? unbounded : challenge === 'possible' ? 0 : share,
    };
  }

  async function issueCode(request: TanRequest): Promise<Issued> {
    const { visitorId, purpose, channel, address } = request;
    const issuedAt = parts.now();
    const expiresAt = issuedAt + codeLifeMs;
    const id = crypto.randomUUID();
    const code = randomCode();
    const times = { issuedAt, expiresAt };
    try {
      const codeHash = await hashCode(parts.settings().TAN_PEPPER, id, code);
      const issue = await toIssue(id, issuedAt, request);
      const challenge = { id, visitorId, purpose, channel, address, codeHash, ...times };
      const inserted = await store.insertChallenge(db, challenge, issue, request.newcomer);
      if (!inserted) return await explainRefusal(issue, request);
    } catch (error) {
      log.error('tan-issue', { cause: error });
      return { ok: false, why: 'unavailable' };
    }
    const subject = { channel, address };
    parts.waitUntil(deliver(id, { ...subject, ...request.toMessage(code) }));
    return {
      ok: true,
      challenge: { id, ...subject, attemptsLeft: attempts, state: 'open', ...times },
    };
  }

  /** Never retried: where the database fails, the attempt may be spent, and the code is not accepted. */
  async function verifyCode(owner: TanOwner, code: string): Promise<Verified> {
    const { TAN_PEPPER: pepper } = parts.settings();
    try {
      const newest = await store.findNewest(db, owner);
      // A closed challenge never opens again; whether an open one still is, the statement decides.
      if (newest?.state !== 'open') return { state: 'closed' };
      const codeHash = await hashCode(pepper, newest.id, code);
      const attempt = { ...owner, id: newest.id, codeHash, now: parts.now() };
      const after = await store.spendAttempt(db, attempt);
      if (after?.state === 'used') return { state: 'accepted', address: after.address };
      if (after?.state === 'locked') return { state: 'locked' };
      return after ? { state: 'wrong', attemptsLeft: after.attemptsLeft } : { state: 'closed' };
    } catch (error) {
      log.error('tan-verify', { cause: error });
      return { state: 'unavailable' };
    }
  }

  return {
    issueCode,
    verifyCode,
    findChallenge: (owner: TanOwner) => store.findNewest(db, owner),
    ...createInbound(parts),
  };
}
