import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { comeBack, decide, form, signInAs, start, toLocation } from './dan-visit.ts';
import { listElements, toText } from './page-html.ts';
import { inParallel, origin, queryDatabase, send } from './site.ts';

const en = translator('en');
const owner = '99110011';
const toTitle = (html: string) => {
  const heading = listElements(html).find(({ tagName }) => tagName === 'h1');
  return heading && toText(heading);
};
const countAttempts = async () =>
  (await queryDatabase('SELECT count(*) AS n, count(used_at) AS used FROM dan_attempt'))[0];

test('who is not signed in is sent to sign in, and comes back here', async () => {
  const next = `/sign-in?next=${encodeURIComponent('/dan/redirect?for=packageShift')}`;
  expect(toLocation(await send('/dan/redirect?for=packageShift'))).toBe(next);
  const before = await countAttempts();
  expect(toLocation(await send('/dan/start', form({ for: 'packageShift' })))).toBe(next);
  expect(await countAttempts()).toEqual(before);
});

test('the way out makes a state of 256 bits that the database knows only by its hash', async () => {
  const { cookie, id } = await signInAs(owner);
  const address = new URL(await start(cookie), origin);
  expect(address.pathname).toBe('/operator/dan/oauth2/authorize');
  const state = address.searchParams.get('state') ?? '';
  expect(state).toMatch(/^[\w-]{43}$/);
  expect(address.searchParams.get('redirect_uri')).toBe(`${origin}/afterDan`);
  const rows = await queryDatabase(`SELECT * FROM dan_attempt WHERE visitor_id = '${id}'`);
  expect(rows).toMatchObject([{ purpose: 'simRecovery', used_at: null, outcome: null }]);
  expect(JSON.stringify(rows)).not.toContain(state);
});

test('nothing but the own form starts it, and looking at its page does not', async () => {
  const { cookie } = await signInAs(owner);
  const before = await countAttempts();
  const page = await send('/dan/redirect?for=simRecovery', { headers: { cookie } });
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const refused: [number, Promise<Response>][] = [
    [405, send('/dan/start', { headers: { cookie } })],
    [403, send('/dan/start', form({ for: 'simRecovery' }, cookie, 'https://evil.test'))],
    [400, send('/dan/start', form({ for: 'https://evil.test' }, cookie))],
    [400, send('/dan/start', form({ for: 'constructor' }, cookie))],
    [400, send('/dan/start', form({}, cookie))],
  ];
  for (const [status, answer] of refused) expect.soft((await answer).status).toBe(status);
  expect(await countAttempts()).toEqual(before);
});

test('the owner comes back verified, at an address that holds nothing of it and may be reloaded', async () => {
  const { cookie, id } = await signInAs(owner);
  const back = await decide(await start(cookie), 'temuulen');
  expect(back).toMatch(new RegExp(`^${origin}/afterDan\\?code=[\\da-f]{64}&state=[\\w-]{43}$`));
  const { answer, location, page } = await comeBack(back, cookie);
  expect([answer.status, location]).toEqual([303, '/afterDan?for=simRecovery']);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(toTitle(page)).toBe(en('dan.verified.title'));
  expect(page).not.toMatch(/УК91031458|Тэмүүлэн|ТЭМҮҮЛЭН|99110011/);
  const again = await send(location, { headers: { cookie: `${cookie}; lang=en` } });
  expect(toTitle(await again.text())).toBe(en('dan.verified.title'));
  const [row] = await queryDatabase(`SELECT * FROM identity_proof WHERE visitor_id = '${id}'`);
  expect(row).toMatchObject({
    purpose: 'simRecovery',
    register_hmac: expect.stringMatching(/^[\da-f]{64}$/),
  });
  const stored = JSON.stringify([row, await queryDatabase('SELECT * FROM dan_attempt')]);
  expect(stored).not.toMatch(/УК91031458|Тэмүүлэн|Батбаяр/);
});

test('a return that is sent again is no link any more, and undoes nothing', async () => {
  const { cookie } = await signInAs(owner);
  const back = await decide(await start(cookie), 'temuulen');
  await comeBack(back, cookie);
  const { location, page } = await comeBack(back, cookie);
  expect(location).toBe('/afterDan');
  expect(toTitle(page)).toBe(en('dan.missing.title'));
  expect(page).toContain(en('dan.continue', { flow: en('flow.simRecovery.title') }));
});

test('fifty returns at once: one of them is taken', async () => {
  const { cookie, id } = await signInAs(owner);
  const back = (await decide(await start(cookie), 'temuulen')).replace(origin, '');
  const locations: string[] = [];
  await inParallel(
    Array.from({ length: 50 }, (_, n) => n),
    async () => {
      locations.push(toLocation(await send(back, { headers: { cookie } })));
    },
  );
  expect(locations.filter((one) => one === '/afterDan?for=simRecovery')).toHaveLength(1);
  expect(locations.filter((one) => one === '/afterDan')).toHaveLength(49);
  expect(await queryDatabase(`SELECT outcome FROM dan_attempt WHERE visitor_id = '${id}'`)).toEqual(
    [{ outcome: 'verified' }],
  );
});

test.each([
  ['somebody else', '99110011', 'enkhtuya', 'dan.mismatch.title', 'allow'],
  ['who owns no number', '99110011', 'munkh-orgil', 'dan.mismatch.title', 'allow'],
  ['a number of nobody', '99000000', 'temuulen', 'dan.mismatch.title', 'allow'],
  ['who cancels', '99110011', null, 'dan.cancelled.title', 'allow'],
  ['an organisation', '99110011', 'temuulen', 'dan.organisation.title', 'organisation'],
  ['who is not found', '99110011', 'temuulen', 'dan.notFound.title', 'not-found'],
  ['when Dan fails', '99110011', 'temuulen', 'dan.failed.title', 'failing'],
  ['the owner in an older spelling', '95220022', 'enkhtuya', 'dan.verified.title', 'allow'],
] as const)('%s is told so', async (_, isdn, citizen, title, decision) => {
  const { cookie, id } = await signInAs(isdn);
  const { page } = await comeBack(await decide(await start(cookie), citizen, decision), cookie);
  expect(toTitle(page)).toBe(en(title));
  const stored = await queryDatabase(`SELECT 1 FROM identity_proof WHERE visitor_id = '${id}'`);
  expect(stored).toHaveLength(title === 'dan.verified.title' ? 1 : 0);
});

test('a return with another session, without one, or by another page is no link, and spoils nothing', async () => {
  const { cookie } = await signInAs(owner);
  const other = await signInAs('95220022');
  const back = await decide(await start(cookie), 'temuulen');
  expect((await comeBack(back, other.cookie)).location).toBe('/afterDan');
  expect((await comeBack(back, '')).location).toBe('/afterDan');
  const elsewhere = back.replace('/afterDan?', '/packageshift/afterDan?');
  expect((await comeBack(elsewhere, cookie)).location).toBe('/packageshift/afterDan');
  expect((await comeBack(back, cookie)).location).toBe('/afterDan?for=simRecovery');
});

test('package shift comes back by its own address', async () => {
  const { cookie } = await signInAs(owner);
  const back = await decide(await start(cookie, 'packageShift'), 'temuulen');
  expect(back.startsWith(`${origin}/packageshift/afterDan?code=`)).toBe(true);
  const { location, page } = await comeBack(back, cookie);
  expect(location).toBe('/packageshift/afterDan?for=packageShift');
  expect(toTitle(page)).toBe(en('dan.verified.title'));
});

test.each([
  '/afterDan?state=x&code=y',
  '/afterDan?state=x',
  '/afterDan?code=y',
  '/afterDan?error=access_denied',
  `/afterDan?state=${'a'.repeat(43)}&code=${'b'.repeat(1200)}`,
  '/afterDan?state=%00%0d%0aset-cookie:x&code=%ff',
  '/packageshift/afterDan?state=x&code=y&for=https://evil.test',
])('invented return %# ends at the page that says so', async (path) => {
  const { cookie } = await signInAs(owner);
  const { location, page, answer } = await comeBack(path, cookie);
  expect([answer.status, location]).toEqual([303, path.replace(/\?.*/, '')]);
  expect(toTitle(page)).toBe(en('dan.missing.title'));
});

test('too many ways out end at the page, which says so', async () => {
  const { cookie } = await signInAs(owner);
  for (let n = 0; n < 10; n += 1) expect(await start(cookie)).toContain('/operator/dan/');
  expect(await start(cookie)).toBe('/dan/redirect?for=simRecovery');
  const page = await send('/dan/redirect?for=simRecovery', {
    headers: { cookie: `${cookie}; lang=en` },
  });
  expect(await page.text()).toContain(en('dan.start.tooMany'));
});

test('of the embedded provider a browser sees its page and style, and nothing that answers with citizens', async () => {
  const { cookie } = await signInAs(owner);
  const address = await start(cookie);
  const page = await send(address);
  expect(page.status).toBe(200);
  expect(page.headers.get('referrer-policy')).toBe('strict-origin');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect((await send('/operator/dan/oauth2/style.css')).status).toBe(200);
  for (const path of [
    'oauth2/token',
    'oauth2/api/v1/service',
    '',
    'contents/home',
    '../dan/x',
    'oauth2/authorize/',
  ]) {
    // Another spelling leads to the page's one address.
    const status = path.endsWith('/') || path === '' ? 308 : 404;
    expect.soft((await send(`/operator/dan/${path}`)).status, path).toBe(status);
    expect.soft((await send(`/operator/dan/${path}`, form({}))).status, path).toBe(404);
  }
  expect((await send(address, form({ decision: 'cancel' }, '', 'https://evil.test'))).status).toBe(
    403,
  );
  const evil = address.replace(
    /redirect_uri=[^&]*/,
    'redirect_uri=https%3A%2F%2Fevil.test%2FafterDan',
  );
  expect((await send(evil, form({ decision: 'cancel' }))).status).toBe(400);
});

test('nobody reads a subscriber through the site', async () => {
  for (const path of ['/subscriber/owner?isdn=99110011', '/api/subscriber/owner?isdn=99110011']) {
    expect((await send(path)).status).toBe(404);
  }
});
