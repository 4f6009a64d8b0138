import type { Session } from './customer.ts';

/** How long pages may still use a session that was ended elsewhere; writes always read the database. */
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
  const found = sessions.get(id);
  return found && found.expiresAtMs > now ? found.session : undefined;
}

export function forgetSession(id: string): void {
  sessions.delete(id);
}
