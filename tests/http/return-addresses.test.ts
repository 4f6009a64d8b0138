import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSession } from './add-session.ts';
import { inParallel, origin, post, queryDatabase, send } from './site.ts';
import { toForm } from './to-form.ts';

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '\t',
  '\n',
  '\r',
  ' ',
  '%09',
  '%0d%0a',
  '@',
  ':',
  '?',
  '#',
  ';',
  'a',
  'evil.test',
  'https:',
  'javascript:',
  'news',
  't=x',
  '&',
  'еvil',
);
const addresses = [
  ...new Set(
    fc.sample(
      fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
      { numRuns: 150, seed: 1 },
    ),
  ),
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https://evil.test/',
];

/** True when a browser that is told so stays on this site. */
const staysHere = (location: string | null) =>
  location !== null &&
  /^\/(?![/\\])[\x21-\x7e]*$/.test(location) &&
  new URL(location, origin).origin === origin;

const { token } = await addSession(queryDatabase, '99110055');
const cookie = `sid=${token}`;

const ways: Record<string, (address: string) => Promise<Response>> = {
  'next of a customer who is signed in': (address) =>
    send(`/sign-in?next=${encodeURIComponent(address)}`, { headers: { cookie } }),
  'next of a form of the sign-in': (address) =>
    post(
      `/sign-in?next=${encodeURIComponent(address)}`,
      toForm({ step: 'inbound', isdn: '99112233' }),
    ),
  'return of a choice': (address) =>
    post('/preferences', toForm({ theme: 'dark', return: address })),
  'path of a draft that is left': (address) =>
    post('/leave-draft', toForm({ kind: 'homeInternet', path: address })),
};

test.each(Object.entries(ways))('%s leads to no other site', async (_way, go) => {
  await inParallel(addresses, async (address) => {
    const answer = await go(address);
    expect.soft(answer.status, address).toBe(303);
    expect
      .soft(
        staysHere(answer.headers.get('location')),
        `${address} → ${answer.headers.get('location')}`,
      )
      .toBe(true);
  });
});
