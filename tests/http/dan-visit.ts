import { addSession } from './add-session.ts';
import { origin, queryDatabase, send } from './site.ts';

/** Somebody who is signed in with one of the operator's numbers. */
export async function signInAs(isdn: string): Promise<{ id: string; cookie: string }> {
  const { id, token } = await addSession(queryDatabase, isdn);
  return { id, cookie: `sid=${token}` };
}

export const form = (fields: Record<string, string>, cookie = '', from = origin) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { origin: from, cookie },
});

export const toLocation = (answer: Response) => answer.headers.get('location') ?? '';

/** The address at the provider that the way there ends at. */
export async function start(cookie: string, purpose = 'simRecovery'): Promise<string> {
  return toLocation(await send('/dan/start', form({ for: purpose }, cookie)));
}

/** Where the provider leads back to, once the citizen has agreed, or not. */
export async function decide(
  address: string,
  citizen: string | null,
  decision = 'allow',
): Promise<string> {
  const fields = citizen === null ? { decision: 'cancel' } : { decision, citizen };
  return toLocation(await send(address, form(fields)));
}

/** The return as a browser follows it, and the page it ends at. */
export async function comeBack(address: string, cookie: string) {
  const path = address.replace(origin, '');
  const answer = await send(path, { headers: { cookie } });
  const location = toLocation(answer);
  const page = await (await send(location, { headers: { cookie: `${cookie}; lang=en` } })).text();
  return { answer, location, page };
}
