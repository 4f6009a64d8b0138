import { beforeEach, expect, test } from 'vitest';
import {
  type ConsentPage,
  countRows,
  readConsentPage,
  readToken,
  selectVisitor,
  toSessionId,
} from './consent-page.ts';
import { apiPaths, pagePaths, toPayloadPath } from './routes.ts';
import { consentCall, inParallel, post, queryDatabase, send, toCall } from './site.ts';

const pages = [
  ...pagePaths,
  ...pagePaths.map(toPayloadPath),
  ...apiPaths,
  '/search?q=esim',
  '/api/suggest?q=esim',
];

let seen: ConsentPage;
beforeEach(async () => {
  seen = await readConsentPage();
});

test('no page creates a session or sets a cookie when a visitor only reads', async () => {
  const before = await countRows();
  await inParallel(pages, async (page) => {
    expect.soft((await send(page)).headers.getSetCookie(), page).toEqual([]);
    const forged = await send(page, {
      headers: { cookie: `sid=${'A'.repeat(43)}; sid=x; __Host-sid=y` },
    });
    expect.soft(forged.headers.getSetCookie(), page).toEqual([]);
  });
  expect(await countRows()).toEqual(before);
});

test('the first stored choice creates a session, of which the database holds only the hash', async () => {
  const answer = await post(consentCall, toCall({ version: seen.version, purpose: seen.purposes }));
  expect(await answer.text()).toContain('"ok":true');
  const [cookie = '', ...more] = answer.headers.getSetCookie();
  expect(more).toEqual([]);
  expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=2592000; HttpOnly$/);
  const token = readToken(answer);
  const rows = await queryDatabase(
    `SELECT * FROM session LEFT JOIN consent USING (visitor_id) WHERE id = '${toSessionId(token)}'`,
  );
  expect(rows).toMatchObject([{ version: seen.version, purposes: JSON.stringify(seen.purposes) }]);
  expect(Number(rows[0]?.['expires_at']) - Number(rows[0]?.['created_at'])).toBe(2_592_000_000);
  expect(
    JSON.stringify(
      await queryDatabase('SELECT * FROM session LEFT JOIN consent USING (visitor_id)'),
    ),
  ).not.toContain(token);
});

test('the choice is shown to its own visitor only, and is replaced when it is made again', async () => {
  const first = await post(consentCall, toCall({ version: seen.version, purpose: seen.purposes }));
  const cookie = `sid=${readToken(first)}`;
  expect((await readConsentPage(cookie)).ticked).toEqual(seen.purposes);
  const required = seen.purposes.slice(0, 1);
  const second = await post(consentCall, toCall({ version: seen.version, purpose: required }), {
    cookie,
  });
  expect(second.headers.getSetCookie()).toEqual([]);
  const stored = await queryDatabase(
    `SELECT purposes FROM consent WHERE visitor_id = ${selectVisitor(readToken(first))}`,
  );
  expect(stored.length).toBe(1);
  expect((await readConsentPage(cookie)).ticked).toEqual(
    JSON.parse(String(stored[0]?.['purposes'])),
  );
  for (const other of [
    '',
    `sid=${'A'.repeat(43)}`,
    `sid=${toSessionId(readToken(first))}`,
    `sid=${readToken(first)}x`,
    `SID=${readToken(first)}`,
  ]) {
    expect.soft((await readConsentPage(other)).ticked, other).toEqual([]);
  }
});

test('the next choice creates a new session when the session has expired', async () => {
  const first = await post(consentCall, toCall({ version: seen.version, purpose: seen.purposes }));
  const cookie = `sid=${readToken(first)}`;
  await queryDatabase(
    `UPDATE session SET expires_at = ${Date.now() - 1} WHERE id = '${toSessionId(readToken(first))}'`,
  );
  expect((await readConsentPage(cookie)).ticked).toEqual([]);
  const second = await post(
    consentCall,
    toCall({ version: seen.version, purpose: seen.purposes }),
    { cookie },
  );
  expect(readToken(second)).not.toBe('');
  expect(readToken(second)).not.toBe(readToken(first));
});

test('the site creates a session of its own when the cookie holds a token that a visitor made up', async () => {
  const own = 'B'.repeat(43);
  const answer = await post(
    consentCall,
    toCall({ version: seen.version, purpose: seen.purposes }),
    { cookie: `sid=${own}` },
  );
  expect(readToken(answer)).not.toBe(own);
  expect(await queryDatabase(`SELECT id FROM session WHERE id = '${toSessionId(own)}'`)).toEqual(
    [],
  );
});
