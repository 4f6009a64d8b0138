import { qpayRefreshContract, type QpayToken, qpayTokenContract } from '#contracts/payment/qpay.ts';
import { mapOutcome } from '#lib/outcome.ts';
import { within } from '#lib/sleep.ts';
import type { Settings } from '#settings/settings.ts';
import { type callUpstream, toOne } from './upstream/call-upstream.ts';
import { toLeftMs } from './upstream/deadline.ts';
import { type Outcome, UpstreamError } from './upstream/upstream-error.ts';

export interface QpayParts {
  call: typeof callUpstream;
  settings: () => Settings;
  now: () => number;
  /** Lets work go on after its request has been answered. */
  waitUntil?: (work: Promise<unknown>) => void;
}

/** Its own time, whatever the page has left, because other requests wait for the same token. */
const tokenMs = 5000;
/** A refresh, and a new one where that is refused. After it, whoever was to get a token is not there any more. */
const gettingMs = 2 * tokenMs;
/** A token that ends sooner than this is not used any more. */
const spareMs = 60_000;

/** The token for all calls of an isolate, of which it gets one at a time. */
export function createQpayTokens(parts: QpayParts) {
  let held: QpayToken | null = null;
  let getting: { token: Promise<Outcome<QpayToken>>; until: number } | null = null;

  const isGood = (end: number | null | undefined) => (end ?? 0) * 1000 - spareMs > parts.now();

  async function getToken(): Promise<Outcome<QpayToken>> {
    const known = parts.settings();
    const { refresh_token: refresh, refresh_expires_in: refreshEnd } = held ?? {};
    held = null;
    if (refresh && isGood(refreshEnd)) {
      const refreshed = await parts.call(qpayRefreshContract, {
        bearer: refresh,
        repeat: false,
        deadlineMs: tokenMs,
      });
      if (refreshed.ok) return mapOutcome(refreshed, toOne);
    }
    const basic = { username: known.QPAY_USERNAME, password: known.QPAY_PASSWORD };
    return mapOutcome(
      await parts.call(qpayTokenContract, { basic, repeat: false, deadlineMs: tokenMs }),
      toOne,
    );
  }

  function begin(until: number): NonNullable<typeof getting> {
    const mine = { until, token: getToken().then(end) };
    function end(got: Outcome<QpayToken>): Outcome<QpayToken> {
      if (got.ok) held = got.value;
      if (getting === mine) getting = null;
      return got;
    }
    parts.waitUntil?.(mine.token);
    return mine;
  }

  /**
   * A refresh token is used up by its first use, so whoever comes meanwhile waits for the same one, but no longer than
   * its own page may. The request that gets it may end before.
   */
  async function ensureToken(): Promise<Outcome<QpayToken>> {
    if (held && isGood(held.expires_in)) return { ok: true, value: held };
    const now = parts.now();
    if (!getting || getting.until <= now) getting = begin(now + gettingMs);
    const got = await within(getting.token, Math.min(toLeftMs(), gettingMs));
    // Without a token nothing was sent.
    return got ?? { ok: false, error: new UpstreamError('circuit-open', 'qpay') };
  }

  return {
    ensureToken,
    /** The provider knows it no longer. */
    forget: (token: string): void => {
      if (held?.access_token === token) held = null;
    },
  };
}
