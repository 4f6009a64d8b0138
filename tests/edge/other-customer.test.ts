import { beforeAll, expect, test } from 'vitest';
import { playApp, readAllOf, type SignedIn, signInAs } from './customers.ts';
import { edgeForms, listedActions } from './form-cases.ts';
import { apiPaths, pagePaths, toPayloadPath } from './routes.ts';
import { inParallel, origin, post, send, toCall, toForm } from './site.ts';

let asker: SignedIn;
let other: SignedIn;
/** What only the other one may see: nothing of it is ever sent along. */
let secrets: string[];
let rowsBefore: string[];

const offered = '85000077';

beforeAll(async () => {
  asker = await signInAs('99112233');
  other = await signInAs('95112244');
  // Something of theirs that a page shows to them.
  await send(await playApp(offered), { headers: { cookie: `sid=${other.sid}` } });
  secrets = [other.sid, offered, '••77', '••44'];
  rowsBefore = await readAllOf(other);
});

const names = [
  'isdn',
  'id',
  'phone',
  'user',
  'customer',
  'subject',
  'session',
  'session_id',
  'sid',
];
const plantedPairs = () =>
  names.flatMap((name): [string, string][] => [
    [name, other.isdn],
    [name, other.sessionId],
  ]);

/** The other's number and ids, wherever a request has room for them. */
function plant(path: string): { address: string; headers: Record<string, string> } {
  const query = new URLSearchParams(plantedPairs());
  // A payload's page has its own.
  const inner = path.startsWith('/RSC/') ? `&query=${encodeURIComponent(query.toString())}` : '';
  return {
    address: `${path}?${query}${inner}`.slice(0, 2000),
    headers: {
      cookie: [
        `sid=${asker.sid}`,
        `sid=${other.sessionId}`,
        `__Host-sid=${other.sessionId}`,
        ...names.slice(0, -1).map((name) => `${name}=${other.isdn}`),
        'account=1',
        'complete=1',
      ].join('; '),
      'x-isdn': other.isdn,
      'x-msisdn': other.isdn,
      'x-user-id': other.sessionId,
      'x-forwarded-user': other.isdn,
      authorization: `Bearer ${other.sessionId}`,
      'x-waku-action-location': `/switch-account?isdn=${other.isdn}`,
      origin,
    },
  };
}

async function expectNothing(answer: Response, label: string): Promise<void> {
  const text = (await answer.text()) + JSON.stringify([...answer.headers]);
  expect.soft(answer.status, label).toBeLessThan(500);
  for (const secret of secrets) {
    expect.soft(text.includes(secret), `${label} tells ${secret}`).toBe(false);
  }
}

test('what is looked for can be found: its owner is shown it', async () => {
  const page = await send('/switch-account', { headers: { cookie: `sid=${other.sid}` } });
  const text = await page.text();
  for (const shown of ['••77', '••44']) expect(text).toContain(shown);
});

test('no page, payload or API tells a customer anything of another', async () => {
  const paths = [...pagePaths, ...pagePaths.map(toPayloadPath), ...apiPaths];
  await inParallel(paths, async (path) => {
    const { address, headers } = plant(path);
    await expectNothing(await send(address, { headers }), path);
    // Somebody who only claims to be signed in.
    const { cookie: _own, ...claims } = headers;
    const forged = { ...claims, cookie: `sid=${other.sessionId}; account=1; complete=1` };
    await expectNothing(await send(address, { headers: forged }), `${path}, forged`);
  });
});

test('no action does anything to another customer, or tells of them', async () => {
  for (const { id, page, fill } of listedActions) {
    const fields = await fill();
    const grown = { ...fields, ...Object.fromEntries(plantedPairs()) };
    const call = plant(`/RSC/F/${id}.txt`);
    const own = plant(page);
    const native = { [`$ACTION_ID_${id.replace('/', '#')}`]: '' };
    const flight = JSON.stringify([null, { isdn: other.isdn, sessionId: other.sessionId }]);
    const sent: [string, BodyInit, string?][] = [
      [call.address, toCall(fields)],
      [call.address, toCall(grown)],
      [
        call.address,
        toForm({ 0: JSON.stringify([{ isdn: other.isdn }, '$K1']), _1_isdn: other.isdn }),
      ],
      [call.address, flight, 'text/plain;charset=UTF-8'],
      [call.address, JSON.stringify([other.isdn]), 'text/plain;charset=UTF-8'],
      [own.address, toForm({ ...fields, ...native })],
      [own.address, toForm({ ...grown, ...native })],
    ];
    for (const [address, body, type] of sent) {
      const headers = { ...call.headers, ...(type ? { 'content-type': type } : {}) };
      await expectNothing(await post(address, body, headers), `${id} ${type ?? 'form'}`);
    }
  }
});

test('no form of the edge does anything to another customer, or tells of them', async () => {
  for (const [path, { fill }] of Object.entries(edgeForms)) {
    const { address, headers } = plant(path);
    const body = toForm({ ...Object.fromEntries(plantedPairs()), ...(await fill()) });
    await expectNothing(await post(address, body, headers), path);
    // That form may have been the one that signs out.
    asker = await signInAs(asker.isdn);
  }
});

test('of the other customer nothing has changed', async () => {
  expect(await readAllOf(other)).toEqual(rowsBefore);
  expect(rowsBefore.length).toBeGreaterThanOrEqual(2);
});
