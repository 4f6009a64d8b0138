import { takenBodies } from './taken-bodies.ts';
import { expect, test } from 'vitest';
import { consentAction, consentCall, inParallel, origin, queryDatabase, send } from './site.ts';
import { toForm } from './to-form.ts';

const port = new URL(origin).port;
const wrongOrigins = {
  evil: 'https://evil.test',
  null: 'null',
  missing: undefined,
  sibling: `http://m.127.0.0.1:${port}`,
  'other name': `http://localhost:${port}`,
  'https variant': origin.replace('http:', 'https:'),
  'other port': 'http://127.0.0.1:1',
  prefix: `${origin}.evil.test`,
  'with a slash': `${origin}/`,
  'in capitals': origin.toUpperCase(),
  'with another': `${origin}, https://evil.test`,
  junk: 'junk',
};
const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site', 'junk'];
const own = consentAction.replace('/', '#');
const version = 'none in force';

const bodies: Record<string, () => { body: BodyInit; type?: string }> = {
  multipart: () => ({
    body: toForm({
      [`$ACTION_ID_${own}`]: '',
      0: '[null,"$K1"]',
      _1_version: version,
      version,
      lang: 'en',
    }),
  }),
  'call fields': () => ({ body: toForm({ 0: '[null,"$K1"]', _1_version: version }) }),
  'plain text': () => ({ body: '[null]', type: 'text/plain;charset=UTF-8' }),
  urlencoded: () => ({ body: new URLSearchParams({ lang: 'en', theme: 'dark' }) }),
  json: () => ({ body: '[null]', type: 'application/json' }),
  octets: () => ({ body: new Blob(['[null]']), type: 'application/octet-stream' }),
  untyped: () => ({ body: new Uint8Array([91, 93]) }),
};
const endpoints = [
  consentCall,
  '/digital-consent',
  '/',
  '/preferences',
  '/sign-in',
  '/sign-out',
  '/start-over',
  '/nowhere',
];

async function attempt(
  endpoint: string,
  kind: string,
  from: string | undefined,
  site: string | undefined,
) {
  const { body, type } = (bodies[kind] as (typeof bodies)[string])();
  return send(endpoint, {
    method: 'POST',
    body,
    headers: {
      ...(from === undefined ? {} : { origin: from }),
      ...(site === undefined ? {} : { 'sec-fetch-site': site }),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
  });
}

const countRows = () =>
  queryDatabase('SELECT count(*) AS sessions FROM session UNION ALL SELECT count(*) FROM consent');

test('the site refuses a POST of any form when its origin is not that of the site', async () => {
  const before = await countRows();
  const jobs = endpoints.flatMap((endpoint) =>
    Object.keys(bodies).flatMap((kind) =>
      Object.entries(wrongOrigins).flatMap(([name, from]) =>
        sites.map((site) => ({ endpoint, kind, name, from, site })),
      ),
    ),
  );
  await inParallel(jobs, async ({ endpoint, kind, name, from, site }) => {
    const answer = await attempt(endpoint, kind, from, site);
    await answer.text();
    const label = `${endpoint} ${kind} ${name} ${site}`;
    expect.soft(answer.status, label).toBe(403);
    expect.soft(answer.headers.getSetCookie(), label).toEqual([]);
  });
  expect(await countRows()).toEqual(before);
});

test('the own origin is not enough when the browser says that another site sent it', async () => {
  for (const endpoint of endpoints) {
    for (const site of ['same-site', 'cross-site', 'junk']) {
      const answer = await attempt(endpoint, 'multipart', origin, site);
      expect
        .soft([answer.status, answer.headers.getSetCookie()], `${endpoint} ${site}`)
        .toEqual([403, []]);
    }
  }
});

test('the site accepts only the bodies that its forms send when they come from its own origin', async () => {
  for (const endpoint of endpoints) {
    for (const kind of Object.keys(bodies)) {
      for (const site of [undefined, 'same-origin', 'none']) {
        const answer = await attempt(endpoint, kind, origin, site);
        await answer.text();
        expect
          .soft(answer.status, `${endpoint} ${kind} ${site}`)
          .toBe(takenBodies[endpoint]?.[kind]);
      }
    }
  }
});

test('a refusal by origin says nothing and writes no stack', async () => {
  const answer = await attempt(consentCall, 'multipart', 'https://evil.test', 'cross-site');
  expect(await answer.text()).toBe('Forbidden');
});

test('no answer lets another site read it', async () => {
  for (const path of ['/', '/api/suggest?q=esim', '/RSC/R/news.txt', consentCall]) {
    const answer = await send(path, { headers: { origin: 'https://evil.test' } });
    const cors = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect.soft(cors, path).toEqual([]);
  }
});
