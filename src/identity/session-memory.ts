import type { Session } from './customer.ts';

/** A session that was ended elsewhere may open pages this long; what changes something asks the database. */
const memoryMs = 30_000;
const maxSessions = 2000;

const sessions = new Map<string, { session: Session; expiresAtMs: number }>();

export function rememberSession(session: Session, now: number): void {
  sessions.delete(session.id);
  sessions.set(session.id, {
    session,
    expiresAtMs: Math.min(now + memoryMs, session.expiresAt),
  });
  const [oldest] = sessions.keys();
  if (sessions.size > maxSessions && oldest) sessions.delete(oldest);
}

export function recallSession(id: string, now: number): Session | undefined {
  const held = sessions.get(id);
  return held && held.expiresAtMs > now ? held.session : undefined;
}

export function forgetSession(id: string): void {
  sessions.delete(id);
}
