import { expect } from 'vitest';
import { addSession } from './add-session.ts';
import { listElements, toText } from './page-html.ts';
import { origin, queryDatabase } from './site.ts';
import { newNumber, Visitor } from './tan-visitor.ts';

/** Somebody who is signed in, without a code. */
export async function enter(isdn = newNumber()): Promise<{ visitor: Visitor; isdn: string }> {
  const { token } = await addSession(queryDatabase, isdn);
  return { visitor: new Visitor(origin, { sid: token, account: '1', complete: '1' }), isdn };
}

/** A page of the account, which nobody may store. */
export const read = async (visitor: Visitor, path: string): Promise<string> => {
  const answer = await visitor.ask(path);
  expect.soft(answer.status, path).toBe(200);
  expect.soft(answer.headers.get('cache-control'), path).toBe('private, no-store');
  return answer.text();
};

/** What the page says. */
export const words = (html: string) => {
  const main = listElements(html).find(({ tagName }) => tagName === 'main');
  return main ? toText(main) : '';
};
