import { DB } from '#env.ts';
import { UpstreamError, type UpstreamFailure } from '#services/upstream/upstream-error.ts';
import { createTan, type TanRequest } from '#identity/tan/tan.ts';
import { addVisitor } from './add-visitor.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const start = Date.UTC(2026, 10, 21, 4);
export const owner = { sessionId: 's1', purpose: 'sign-in' } as const;

/** One-time codes with a clock that the test sets, and an SMS service that records its messages, or fails. */
export function openTan() {
  const stage = {
    now: start,
    failure: null as { kind: UpstreamFailure; status?: number } | null,
    sent: [] as { id: string; isdn: string; code: string }[],
  };
  const working: Promise<unknown>[] = [];
  const tan = createTan({
    now: () => stage.now,
    settings: () => ({
      TAN_PEPPER: 'a pepper of the tests, long enough for production',
      TAN_NETWORK_HOURLY: 20,
    }),
    waitUntil: (work) => void working.push(work),
    send: async (id, { isdn, text }) => {
      const { failure } = stage;
      if (failure) return { ok: false, error: new UpstreamError(failure.kind, 'mobile', failure) };
      stage.sent.push({ id, isdn, code: text });
      return { ok: true, value: { id: '1' } };
    },
  });
  const lastCode = () => stage.sent.at(-1)?.code ?? '';
  return {
    ...tan,
    stage,
    lastCode,
    /** A code that differs from the one that was sent. */
    otherCode: () => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0'),
    async issue(given: Partial<TanRequest> = {}) {
      const request = { ...owner, isdn: '99112233', network: '192.0.2', ...given };
      await addVisitor(request.sessionId);
      const issued = await tan.issueCode({ ...request, toText: (code) => code });
      await Promise.all(working.splice(0));
      return issued;
    },
  };
}

/** Challenges are deleted with their visitors. */
export async function forgetTans(): Promise<void> {
  await DB.batch([DB.prepare('DELETE FROM visitor'), DB.prepare('DELETE FROM tan_issue')]);
}
