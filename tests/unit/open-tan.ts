import { DB } from '#env.ts';
import { log } from '#lib/log.ts';
import { UpstreamError, type UpstreamFailure } from '#services/upstream/upstream-error.ts';
import { createTan, type Issued, type TanRequest } from '#identity/tan/create-tan.ts';
import { addVisitor } from './add-visitor.ts';
import type { Subject } from '#identity/tan/store.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const start = Date.UTC(2026, 10, 21, 4);
export const owner = { visitorId: 'v1', purpose: 'sign-in' } as const;
export const isdn = '99112233';

/** One-time codes with a clock that the test sets, and services that record their messages, or fail. */
export function openTan() {
  const stage = {
    now: start,
    failure: null as { kind: UpstreamFailure; status?: number } | null,
    sent: [] as (Subject & { id: string; code: string })[],
  };
  const working: Promise<unknown>[] = [];
  const tan = createTan({
    db: DB,
    now: () => stage.now,
    log,
    settings: () => ({
      TAN_PEPPER: 'a pepper of the tests, long enough for production',
      TAN_NETWORK_HOURLY: 20,
    }),
    waitUntil: (work) => void working.push(work),
    send: async (id, { channel, address, text }) => {
      const { failure } = stage;
      if (failure) return { ok: false, error: new UpstreamError(failure.kind, 'mobile', failure) };
      stage.sent.push({ id, channel, address, code: text });
      return { ok: true, value: { id: '1' } };
    },
  });
  const lastCode = () => stage.sent.at(-1)?.code ?? '';
  return {
    ...tan,
    async openInbound(...given: Parameters<typeof tan.openInbound>) {
      await addVisitor(given[0].visitorId);
      return tan.openInbound(...given);
    },
    stage,
    lastCode,
    /** A code that differs from the one that was sent. */
    otherCode: () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0'),
    /** What a visitor who is not known asks for, but for what is given. */
    async issue(given: Partial<TanRequest> = {}) {
      await addVisitor(given.visitorId ?? owner.visitorId);
      const issued = await tan.issueCode({
        ...owner,
        channel: 'sms',
        address: isdn,
        network: '192.0.2',
        browser: null,
        challenge: 'none',
        ...given,
        toMessage: (code) => ({ subject: 'a code', text: code }),
      });
      await Promise.all(working.splice(0));
      return issued;
    },
  };
}

/** `ok`, or why not and until when. */
export const toAnswer = (issued: Issued): string =>
  issued.ok ? 'ok' : `${issued.why}${'retryAt' in issued ? ` ${issued.retryAt}` : ''}`;

export async function forgetTans(): Promise<void> {
  await DB.batch([DB.prepare('DELETE FROM tan_challenge'), DB.prepare('DELETE FROM tan_issue')]);
}
