import { beforeAll, expect, test } from 'vitest';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { toPuk } from '#operator/src/mobile/subscriber-account.ts';
import { playApp, readAllOf, type SignedIn, signInAs } from './customers.ts';
import { edgeForms, listedActions } from './form-cases.ts';
import { type OwnAddress, plantAccount, type Secret } from './plant-account.ts';
import { plantId, toPairs } from './planted-ids.ts';
import { apiPaths, pagePaths, toPayloadPath } from './routes.ts';
import { inParallel, post, queryDatabase, send, toCall } from './site.ts';
import { toForm } from './to-form.ts';

let asker: SignedIn;
let other: SignedIn;
/** What only the other one may see: nothing of it is ever sent along. */
let secrets: string[];
let planted: { secrets: Secret[]; addresses: OwnAddress[] };
let rowsBefore: string[];

/** They ask for everything there is: a busy machine is slow, which is not what is tested. */
const patience = 240_000;
const offered = '85000077';
const draftId = 'd'.repeat(64);

beforeAll(async () => {
  asker = await signInAs('99112233');
  other = await signInAs('95112244');
  await send(await playApp(offered), { headers: { cookie: `sid=${other.sid}` } });
  // Their page shows its PUK, and a draft that they have begun.
  const now = Date.now();
  const later = now + 3_600_000;
  await queryDatabase(
    `INSERT INTO fresh_code VALUES ('${other.visitorId}', 'puk', '${other.isdn}', ${now}, ${later})`,
  );
  await queryDatabase(
    `INSERT INTO draft (id, kind, version, step, data, key_id, visitor_id, isdn, created_at, expires_at)
     VALUES ('${draftId}', 'units', 1, 'number', 'sealed', 'k', '${other.visitorId}', '${other.isdn}', ${now}, ${later})`,
  );
  planted = await plantAccount(other);
  const { puk } = await toPuk(other.isdn);
  secrets = [
    ...planted.secrets.map(({ text }) => text),
    other.sid,
    offered,
    '••77',
    '••44',
    puk,
    `${puk.slice(0, 4)} ${puk.slice(4)}`,
    groupPhoneNumber('95112244'),
    draftId,
  ];
  rowsBefore = await readAllOf(other);
}, patience);

const ids = () => [other.isdn, other.sessionId, other.visitorId];
const asOther = (rest = '') => ({ headers: { cookie: `sid=${other.sid}${rest}` } });

async function expectNothing(
  answer: Response,
  label: string,
  tells: readonly string[] = [],
): Promise<void> {
  const text = (await answer.text()) + JSON.stringify([...answer.headers]);
  expect.soft(answer.status, label).toBeLessThan(500);
  for (const secret of secrets.filter((one) => !tells.includes(one))) {
    expect.soft(text.includes(secret), `${label} tells ${secret}`).toBe(false);
  }
}

test('what is looked for can be found: its owner is shown it', async () => {
  const page = await send('/switch-account', asOther());
  const text = await page.text();
  for (const shown of ['••77', '••44']) expect(text).toContain(shown);
  const see = async (path: string) => (await send(path, asOther('; complete=1'))).text();
  expect(await see('/account')).toContain(groupPhoneNumber('95112244'));
  expect(await see('/account')).toContain(draftId);
  const { puk } = await toPuk(other.isdn);
  expect(await see('/account/puk')).toContain(`${puk.slice(0, 4)} ${puk.slice(4)}`);
});

/** A page and its payload. */
function withPayload(path: string): string[] {
  const [name = '', query = ''] = path.split('?');
  return [path, `${toPayloadPath(name)}?query=${encodeURIComponent(query)}`];
}

test('whose account it is sees everything in it', async () => {
  for (const { what, text, at } of planted.secrets) {
    const pages = await Promise.all(
      withPayload(at).map(async (path) => (await send(path, asOther('; complete=1'))).text()),
    );
    expect
      .soft(
        pages.map((page) => page.includes(text)),
        `${what} at ${at}`,
      )
      .toEqual([true, true]);
  }
});

test('the addresses of an account tell another customer, and whoever is not signed in, nothing of it', async () => {
  const askers = [`sid=${asker.sid}; `, '', `sid=${other.sessionId}; account=1; `];
  for (const { path, tells } of planted.addresses) {
    for (const address of withPayload(path)) {
      for (const cookie of askers) {
        const answer = await send(address, { headers: { cookie: `${cookie}complete=1` } });
        await expectNothing(answer, `${address} for "${cookie}"`, tells);
      }
    }
  }
});

test(
  'no page, payload or API tells a customer anything of another',
  async () => {
    const paths = [...pagePaths, ...pagePaths.map(toPayloadPath), ...apiPaths];
    const jobs = paths.flatMap((path) => ids().map((id) => ({ path, id })));
    await inParallel(jobs, async ({ path, id }) => {
      const { address, headers } = plantId(path, id, asker);
      await expectNothing(await send(address, { headers }), path);
      // Somebody who only claims to be signed in.
      const cookie = `sid=${id}; account=1; complete=1`;
      await expectNothing(
        await send(address, { headers: { ...headers, cookie } }),
        `${path}, forged`,
      );
    });
  },
  patience,
);

test(
  'no action does anything to another customer, or tells of them',
  async () => {
    const jobs = listedActions.flatMap((one) => ids().map((id) => ({ ...one, other: id })));
    await inParallel(jobs, async ({ id, page, fill, other: theirs }) => {
      const fields = await fill();
      const grown = { ...fields, ...Object.fromEntries(toPairs(theirs)) };
      const call = plantId(`/RSC/F/${id}.txt`, theirs, asker);
      const own = plantId(page, theirs, asker);
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
  },
  patience,
);

test(
  'no form of the edge does anything to another customer, or tells of them',
  async () => {
    for (const [path, { fill }] of Object.entries(edgeForms)) {
      for (const id of ids()) {
        const { address, headers } = plantId(path, id, asker);
        const body = toForm({ ...Object.fromEntries(toPairs(id)), ...(await fill()) });
        await expectNothing(await post(address, body, headers), path);
        // That form may have been the one that signs out.
        asker = await signInAs(asker.isdn);
      }
    }
  },
  patience,
);

test('of the other customer nothing has changed', async () => {
  expect(await readAllOf(other)).toEqual(rowsBefore);
  expect(rowsBefore.length).toBeGreaterThanOrEqual(3);
});
