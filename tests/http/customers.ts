import { toSessionId } from './consent-page.ts';
import { origin, queryDatabase, send } from './site.ts';

export interface SignedIn {
  isdn: string;
  /** The value of the session's cookie. */
  sid: string;
  /** What the database knows of it. */
  sessionId: string;
  visitorId: string;
}

/** The address that the app opens the site with. */
export async function playApp(isdn: string): Promise<string> {
  const answer = await send('/operator/app', {
    method: 'POST',
    body: new URLSearchParams({ isdn }),
    headers: { origin },
  });
  return answer.headers.get('location') ?? '';
}

/** Signed in by the app that the operator plays. */
export async function signInAs(isdn: string, cookie = ''): Promise<SignedIn> {
  const answer = await send(await playApp(isdn), { headers: { cookie } });
  const sid = /^sid=([\w-]{43});/m.exec(answer.headers.getSetCookie().join('\n'))?.[1];
  if (!sid) throw new Error(`${isdn} was not signed in`);
  const sessionId = toSessionId(sid);
  const [session] = await queryDatabase(`SELECT visitor_id FROM session WHERE id = '${sessionId}'`);
  return { isdn, sid, sessionId, visitorId: String(session?.['visitor_id']) };
}

/** Public contents and what the platform keeps for itself. */
// Since when a number is whose is noted whenever a page asks for it.
const others = /^(lease|cache_fill|d1_migrations|_cf_.*|sqlite_.*|number_holder)$/;

/** Every row of what the site remembers of people, by table. */
export async function readEverything(): Promise<Record<string, unknown[]>> {
  const tables = await queryDatabase("SELECT name FROM sqlite_master WHERE type = 'table'");
  const names = tables.map(({ name }) => String(name)).filter((name) => !others.test(name));
  const rows = await Promise.all(names.map((name) => queryDatabase(`SELECT * FROM "${name}"`)));
  return Object.fromEntries(names.map((name, i) => [name, rows[i] ?? []]));
}

/** The same, of one customer. */
export async function readAllOf({ isdn, sessionId, visitorId }: SignedIn): Promise<string[]> {
  return Object.entries(await readEverything()).flatMap(([table, rows]) =>
    rows
      // Whoever has the address of a payment may have its provider asked again.
      .map((row) => `${table} ${JSON.stringify({ ...Object(row), checked_at: undefined })}`)
      .filter((text) => [isdn, sessionId, visitorId].some((id) => text.includes(id))),
  );
}
