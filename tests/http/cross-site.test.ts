import { beforeAll, expect, test } from 'vitest';
import { readEverything, type SignedIn, signInAs } from './customers.ts';
import type { FormCase } from './form-case.ts';
import { edgeForms, listedActions } from './form-cases.ts';
import { listElements } from './page-html.ts';
import { listEdgePaths, pagePaths } from './routes.ts';
import { inParallel, origin, send, toCall } from './site.ts';
import { toForm } from './to-form.ts';

const port = new URL(origin).port;
const wrongOrigins: Record<string, string | undefined> = {
  evil: 'https://evil.test',
  null: 'null',
  missing: undefined,
  sibling: `http://m.127.0.0.1:${port}`,
  'https variant': origin.replace('http:', 'https:'),
  'other port': 'http://127.0.0.1:1',
};
const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site'];

type Fields = Awaited<ReturnType<FormCase['fill']>>;
interface Endpoint {
  path: string;
  status?: number | undefined;
  fields: Fields;
  toBody: (fields: Fields) => BodyInit;
}

const toText = (fields: Fields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value]),
    ),
  );

let victim: SignedIn;
let endpoints: Endpoint[];

beforeAll(async () => {
  victim = await signInAs('99112233');
  const calls = listedActions.map(async ({ id, page, fill }): Promise<Endpoint[]> => {
    const fields = await fill();
    const native = { ...fields, [`$ACTION_ID_${id.replace('/', '#')}`]: '' };
    return [
      { path: `/RSC/F/${id}.txt`, fields, toBody: toCall },
      { path: page, fields: native, toBody: toForm },
    ];
  });
  const forms = Object.entries(edgeForms).map(
    async ([path, { fill, status }]): Promise<Endpoint[]> => [
      { path, status, fields: await fill(), toBody: toText },
    ],
  );
  endpoints = (await Promise.all([...calls, ...forms])).flat();
});

const kinds: Record<string, (endpoint: Endpoint) => { body: BodyInit; type?: string }> = {
  'its own form': ({ fields, toBody }) => ({ body: toBody(fields) }),
  'a form of another type': ({ fields, toBody }) => ({
    body: toBody === toText ? toForm(fields) : toText(fields),
  }),
  'plain text': ({ fields }) => ({ body: toText(fields).toString(), type: 'text/plain' }),
  json: ({ fields }) => ({ body: JSON.stringify(fields), type: 'application/json' }),
};

function attempt(
  endpoint: Endpoint,
  kind: string,
  headers: Record<string, string | undefined>,
): Promise<Response> {
  const { body, type } = (kinds[kind] as (typeof kinds)[string])(endpoint);
  const given = Object.entries({ ...headers, 'content-type': type });
  return send(endpoint.path, {
    method: 'POST',
    body,
    headers: given.filter((pair): pair is [string, string] => pair[1] !== undefined),
  });
}

test('every form of the edge, and every form on a page, is among those that are tried here', async () => {
  const known = Object.keys(edgeForms).toSorted();
  // Paths that the edge answers, but where it accepts no form; a report of a browser is none.
  const looked = ['/dan/redirect', 'an unknown cspReportPath', 'an unknown workerFile'];
  // The operator's form, which the edge forwards, and those that it knows by a pattern.
  const others = [
    '/operator/app',
    '/order/ABCDEFGH/return',
    '/pre-order/po-1',
    '/back-in-stock/p-1',
  ];
  const paths = [...listEdgePaths(), ...others].filter((path) => !looked.includes(path));
  expect(paths.toSorted()).toEqual(known);
  await inParallel(pagePaths, async (path) => {
    const html = await (await send(path, { headers: { cookie: `sid=${victim.sid}` } })).text();
    for (const { tagName, properties } of listElements(html)) {
      const { method, action } = properties;
      if (tagName !== 'form' || String(method).toLowerCase() !== 'post') continue;
      // Without an address it is an action's, and goes to its page.
      if (typeof action === 'string' && action !== '') expect.soft(known, path).toContain(action);
    }
  });
});

test('the site refuses the form of a customer when another site sends it', async () => {
  const before = await readEverything();
  // Each form in each kind from each origin, and with one thing that browsers say after the other: each pair of an
  // origin and what is said meets each kind at every fifth form.
  const jobs = endpoints.flatMap((endpoint, i) =>
    Object.keys(kinds).flatMap((kind, j) =>
      Object.entries(wrongOrigins).map(([name, from], k) => {
        const site = sites[(i + j + k) % sites.length];
        return { endpoint, kind, name, from, site };
      }),
    ),
  );
  expect(endpoints.length).toBeGreaterThan(sites.length);
  await inParallel(jobs, async ({ endpoint, kind, name, from, site }) => {
    const answer = await attempt(endpoint, kind, {
      cookie: `sid=${victim.sid}; account=1`,
      origin: from,
      'sec-fetch-site': site,
    });
    const label = `${endpoint.path}: ${kind}, ${name}, ${site}`;
    expect.soft([answer.status, await answer.text()], label).toEqual([403, 'Forbidden']);
    expect.soft(answer.headers.getSetCookie(), label).toEqual([]);
  });
  expect(await readEverything()).toEqual(before);
});

test('the site refuses a form with its own origin when the browser says that another site sent it', async () => {
  const before = await readEverything();
  for (const endpoint of endpoints) {
    for (const site of ['same-site', 'cross-site', 'junk']) {
      const answer = await attempt(endpoint, 'its own form', {
        cookie: `sid=${victim.sid}`,
        origin,
        'sec-fetch-site': site,
      });
      expect.soft(answer.status, `${endpoint.path} ${site}`).toBe(403);
    }
  }
  expect(await readEverything()).toEqual(before);
});

test('the address of a form changes nothing when the method is not POST', async () => {
  const before = await readEverything();
  for (const { path, fields } of endpoints) {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await send(`${path}?${toText(fields)}`, {
        method,
        headers: { origin, cookie: `sid=${victim.sid}` },
      });
      await answer.text();
    }
  }
  expect(await readEverything()).toEqual(before);
});

test('the site accepts the same forms when they come from its own pages', async () => {
  for (const endpoint of endpoints) {
    const own = await signInAs('94000001');
    const answer = await attempt(endpoint, 'its own form', { cookie: `sid=${own.sid}`, origin });
    await answer.text();
    const accepted = endpoint.status ? [endpoint.status] : [200, 303];
    expect.soft(accepted, endpoint.path).toContain(answer.status);
  }
});
