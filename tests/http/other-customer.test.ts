import { beforeAll, expect, test } from 'vitest';
import { toPuk } from '#operator/src/mobile/subscriber-account.ts';
import { playApp, readAllOf, type SignedIn, signInAs } from './customers.ts';
import { edgeForms, listedActions } from './form-cases.ts';
import { apiPaths, pagePaths, toPayloadPath } from './routes.ts';
import { inParallel, origin, post, queryDatabase, send, toCall } from './site.ts';
import { toForm } from './to-form.ts';

let asker: SignedIn;
let other: SignedIn;
/** What only the other one may see: nothing of it is ever sent along. */
let secrets: string[];
let rowsBefore: string[];

const offered = '85000077';
const draftId = 'd'.repeat(64);

beforeAll(async () => {
  asker = await signInAs('99112233');
  other = await signInAs('95112244');
  // Something of theirs that a page shows to them.
  await send(await playApp(offered), { headers: { cookie: `sid=${other.sid}` } });
  // They have confirmed their number, so that their page shows its PUK; have begun something, and have done something.
  const now = Date.now();
  const later = now + 3_600_000;
  await queryDatabase(
    `INSERT INTO fresh_code VALUES ('${other.visitorId}', 'puk', '${other.isdn}', ${now}, ${later})`,
  );
  await queryDatabase(
    `INSERT INTO draft (id, kind, version, step, data, key_id, visitor_id, isdn, created_at, expires_at)
     VALUES ('${draftId}', 'units', 1, 'number', 'sealed', 'k', '${other.visitorId}', '${other.isdn}', ${now}, ${later})`,
  );
  const { puk } = await toPuk(other.isdn);
  secrets = [
    other.sid,
    offered,
    '••77',
    '••44',
    puk,
    `${puk.slice(0, 4)} ${puk.slice(4)}`,
    '9511 2244',
    draftId,
  ];
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
  'visitor',
  'visitor_id',
  'sid',
];
const ids = () => [other.isdn, other.sessionId, other.visitorId];
const toPairs = (id: string) => names.map((name): [string, string] => [name, id]);

/** One of the other's ids wherever a request can carry it: alone, so that no second value hides it. */
function plant(path: string, id: string): { address: string; headers: Record<string, string> } {
  const query = new URLSearchParams(toPairs(id)).toString();
  // A payload's page has its own.
  const inner = path.startsWith('/RSC/') ? `&query=${encodeURIComponent(query)}` : '';
  return {
    address: `${path}?${query}${inner}`,
    headers: {
      cookie: [
        `sid=${asker.sid}`,
        `sid=${id}`,
        `__Host-sid=${id}`,
        ...names.slice(0, -1).map((name) => `${name}=${id}`),
        'account=1',
        'complete=1',
      ].join('; '),
      'x-isdn': id,
      'x-msisdn': id,
      'x-user-id': id,
      'x-forwarded-user': id,
      authorization: `Bearer ${id}`,
      'x-waku-action-location': `/switch-account?${query}`,
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
  const see = async (path: string) =>
    (await send(path, { headers: { cookie: `sid=${other.sid}; complete=1` } })).text();
  expect(await see('/account')).toContain('9511 2244');
  expect(await see('/account')).toContain(draftId);
  const { puk } = await toPuk(other.isdn);
  expect(await see('/account/puk')).toContain(`${puk.slice(0, 4)} ${puk.slice(4)}`);
});

test('no page, payload or API tells a customer anything of another', async () => {
  const paths = [...pagePaths, ...pagePaths.map(toPayloadPath), ...apiPaths];
  const jobs = paths.flatMap((path) => ids().map((id) => ({ path, id })));
  await inParallel(jobs, async ({ path, id }) => {
    const { address, headers } = plant(path, id);
    await expectNothing(await send(address, { headers }), path);
    // Somebody who only claims to be signed in.
    const cookie = `sid=${id}; account=1; complete=1`;
    await expectNothing(
      await send(address, { headers: { ...headers, cookie } }),
      `${path}, forged`,
    );
  });
});

test('no action does anything to another customer, or tells of them', async () => {
  const jobs = listedActions.flatMap((one) => ids().map((id) => ({ ...one, other: id })));
  await inParallel(jobs, async ({ id, page, fill, other: theirs }) => {
    const fields = await fill();
    const grown = { ...fields, ...Object.fromEntries(toPairs(theirs)) };
    const call = plant(`/RSC/F/${id}.txt`, theirs);
    const own = plant(page, theirs);
    const native = { [`$ACTION_ID_${id.replace('/', '#')}`]: '' };
    const text = 'text/plain;charset=UTF-8';
    const sent: [string, BodyInit, string?][] = [
      [call.address, toCall(fields)],
      [call.address, toCall(grown)],
      [call.address, toForm({ 0: JSON.stringify([{ isdn: theirs }, '$K1']), _1_isdn: theirs })],
      [call.address, JSON.stringify([null, Object.fromEntries(toPairs(theirs))]), text],
      [call.address, JSON.stringify([theirs]), text],
      [own.address, toForm({ ...fields, ...native })],
      [own.address, toForm({ ...grown, ...native })],
    ];
    for (const [address, body, type] of sent) {
      const headers = { ...call.headers, ...(type ? { 'content-type': type } : {}) };
      await expectNothing(await post(address, body, headers), `${id} ${type ?? 'form'}`);
    }
  });
});

test('no form of the edge does anything to another customer, or tells of them', async () => {
  for (const [path, { fill }] of Object.entries(edgeForms)) {
    for (const id of ids()) {
      const { address, headers } = plant(path, id);
      const body = toForm({ ...Object.fromEntries(toPairs(id)), ...(await fill()) });
      await expectNothing(await post(address, body, headers), path);
      // That form may have been the one that signs out.
      asker = await signInAs(asker.isdn);
    }
  }
});

test('of the other customer nothing has changed', async () => {
  expect(await readAllOf(other)).toEqual(rowsBefore);
  expect(rowsBefore.length).toBeGreaterThanOrEqual(3);
});
