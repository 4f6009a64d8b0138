import { beforeEach, expect, test } from 'vitest';
import { toPuk } from '#operator/src/mobile/subscriber-account.ts';
import { toPlain } from '#i18n/keep-together.ts';
import { translator } from '#i18n/translator.ts';
import { enter, read, words } from './account-visitor.ts';
import { listElements } from './page-html.ts';
import { toPayloadPath } from './routes.ts';
import { origin, queryDatabase, send } from './site.ts';
import { readAlerts, readCode, toWrong, Visitor } from './tan-visitor.ts';

const mn = translator('mn');

/** The code of the newest e-mail to an address. */
async function readEmailCode(address: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const outbox = await (await send('/operator/outbox')).text();
    const [, code] = new RegExp(`>${address}<[\\s\\S]*?код (\\d{6})`).exec(outbox) ?? [];
    if (code) return code;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('no e-mail came');
}

async function askFor(visitor: Visitor, path: string, isdn: string): Promise<string> {
  const asked = await visitor.post(path, { step: 'again' });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, path]);
  return readCode(origin, isdn);
}

const give = (visitor: Visitor, path: string, code: string) =>
  visitor.post(path, { step: 'code', code });

// Each test asks for codes anew, within the same minute.
beforeEach(() => queryDatabase('DELETE FROM tan_issue'));

test('a PUK is in no page and no payload before a fresh code, and in the page for two minutes after it', async () => {
  const { visitor, isdn } = await enter();
  const { puk } = await toPuk(isdn);
  const shown = puk.replace(/^(\d{4})/, '$1 ');
  const sees = async () => {
    const html = await read(visitor, '/account/puk');
    const payload = await (await visitor.ask(toPayloadPath('/account/puk'))).text();
    return [html, payload].map((text) => text.includes(shown) || text.includes(puk));
  };
  expect(await sees()).toEqual([false, false]);
  const code = await askFor(visitor, '/account/puk', isdn);
  await give(visitor, '/account/puk', toWrong(code));
  expect(await readAlerts(await visitor.ask('/account/puk'))).toContain(mn('identity.wrong'));
  expect(await sees()).toEqual([false, false]);
  const before = visitor.cookies.get('sid') ?? '';
  expect((await give(visitor, '/account/puk', code)).status).toBe(303);
  expect(await sees()).toEqual([true, true]);
  // A copy of the session's cookie of before is worth nothing.
  expect(visitor.cookies.get('sid')).not.toBe(before);
  const copy = new Visitor(origin, { sid: before });
  expect((await copy.ask('/account/puk')).status).toBe(303);
  expect(await queryDatabase(`SELECT act FROM account_log WHERE isdn = '${isdn}'`)).toEqual([
    { act: 'puk' },
  ]);
  // Somebody else who is signed in with the same number has not confirmed it.
  const { visitor: other } = await enter(isdn);
  expect(await read(other, '/account/puk')).not.toContain(shown);
  await queryDatabase(`UPDATE fresh_code SET expires_at = 1 WHERE isdn = '${isdn}'`);
  expect(await sees()).toEqual([false, false]);
  // The code was used.
  await give(visitor, '/account/puk', code);
  expect(await sees()).toEqual([false, false]);
});

test.each([
  ['99000820', 'account.puk.lacking'],
  ['99000822', 'account.puk.failed'],
] as const)(
  'where the PUK of %s can not be shown now, the page says what to do instead',
  async (isdn, message) => {
    const { visitor } = await enter(isdn);
    await give(visitor, '/account/puk', await askFor(visitor, '/account/puk', isdn));
    expect(words(await read(visitor, '/account/puk'))).toContain(mn(message, { phone: '2222' }));
  },
);

test('a code for something else shows no PUK, and one for the PUK changes no address', async () => {
  const { visitor, isdn } = await enter();
  const { puk } = await toPuk(isdn);
  const forEmail = await askFor(visitor, '/account/email', isdn);
  await give(visitor, '/account/puk', forEmail);
  expect(await read(visitor, '/account/puk')).not.toContain(puk.slice(0, 4));
  await queryDatabase('DELETE FROM tan_issue');
  await queryDatabase("DELETE FROM tan_challenge WHERE purpose = 'email-change'");
  const forPuk = await askFor(visitor, '/account/puk', isdn);
  await give(visitor, '/account/email', forPuk);
  expect(await queryDatabase(`SELECT * FROM fresh_code WHERE isdn = '${isdn}'`)).toEqual([]);
});

test('an address is changed by a code to the number and one to the address, and the number is told', async () => {
  const { visitor, isdn } = await enter();
  const page = '/account/email';
  const address = `new${isdn}@example.mn`;
  // Not before the number is confirmed.
  const early = await visitor.post(page, { step: 'address', email: address });
  expect(early.status).toBe(422);
  expect(await queryDatabase(`SELECT id FROM tan_challenge WHERE address = '${address}'`)).toEqual(
    [],
  );
  await give(visitor, page, await askFor(visitor, page, isdn));
  for (const typed of ['', 'nobody', 'nomail@nomail.mn']) {
    const refused = await visitor.post(page, { step: 'address', email: typed });
    const html = await refused.text();
    expect.soft(refused.status, typed).toBe(422);
    const field = listElements(html).find(({ properties }) => properties['name'] === 'email');
    expect.soft(field?.properties['value'] ?? '', typed).toBe(typed);
    expect.soft(field?.properties['ariaInvalid'], typed).toBeTruthy();
  }
  expect((await visitor.post(page, { step: 'address', email: address })).status).toBe(303);
  const html = await read(visitor, page);
  expect(html).not.toContain(address);
  const code = await readEmailCode(address);
  await give(visitor, page, toWrong(code));
  expect(await readAlerts(await visitor.ask(page))).toContain(mn('identity.wrong'));
  // The code of the address is for nothing else.
  await give(visitor, '/account/puk', code);
  expect((await give(visitor, page, code)).status).toBe(303);
  const account = await read(visitor, '/account');
  expect(words(account)).toContain('n•••@•••.mn');
  expect(account.match(/ href="\/account\/email"/g)).toHaveLength(1);
  expect(await queryDatabase(`SELECT act FROM account_log WHERE isdn = '${isdn}'`)).toEqual([
    { act: 'email' },
  ]);
  const [told] = mn('message.emailChanged', { name: '', number: '', callCentre: '' }).split(' ');
  await expect
    .poll(async () => (await send('/operator/outbox')).text())
    .toContain(`${isdn.slice(0, 4)} ${isdn.slice(4)}`);
  expect(told).toBeDefined();
  // Sent again, nothing is changed or told once more.
  await give(visitor, page, code);
  await visitor.post(page, { step: 'save' });
  expect(
    await queryDatabase(`SELECT count(*) AS n FROM account_log WHERE isdn = '${isdn}'`),
  ).toEqual([{ n: 1 }]);
  // The next change is told to the address that it replaces, which a thief of the phone does not read.
  for (const table of ['tan_issue', 'tan_challenge', 'fresh_code']) {
    await queryDatabase(`DELETE FROM ${table}`);
  }
  await give(visitor, page, await askFor(visitor, page, isdn));
  const next = `next${isdn}@example.mn`;
  expect((await visitor.post(page, { step: 'address', email: next })).status).toBe(303);
  expect((await give(visitor, page, await readEmailCode(next))).status).toBe(303);
  const subject = toPlain(mn('message.emailChangedSubject', { name: '' })).replace(': ', '');
  const toldBefore = new RegExp(`>${address}<(?:(?!</li>)[\\s\\S])*${subject}`);
  await expect.poll(async () => (await send('/operator/outbox')).text()).toMatch(toldBefore);
});

test.each([
  ['packageshift', '/packageshift'],
  ['leasing', '/leasing/assessment'],
  // Nobody is led elsewhere.
  ['//evil.test', '/account/email'],
])('whoever comes from %s to register an address is led to %s', async (back, path) => {
  const { visitor, isdn } = await enter();
  const own = path === '/account/email';
  const page = own ? path : `/account/email?back=${back}`;
  const asked = `/account/email?back=${encodeURIComponent(back)}`;
  expect(await read(visitor, asked)).toContain(`action="${page}"`);
  const stays = async (answer: Response) =>
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
  await stays(await visitor.post(asked, { step: 'again' }));
  await stays(await give(visitor, asked, await readCode(origin, isdn)));
  const address = `back${isdn}@example.mn`;
  await stays(await visitor.post(asked, { step: 'address', email: address }));
  const done = await give(visitor, asked, await readEmailCode(address));
  expect([done.status, done.headers.get('location')]).toEqual([303, path]);
});

test.each([
  ['99000822', 503, 'account.email.failed'],
  ['99000820', 422, 'account.email.lacking'],
] as const)(
  'where %s can not be given an address now, both codes stand, and one press tries again',
  async (isdn, status, message) => {
    const { visitor } = await enter(isdn);
    const page = '/account/email';
    await give(visitor, page, await askFor(visitor, page, isdn));
    const address = `other${isdn}@example.mn`;
    await visitor.post(page, { step: 'address', email: address });
    const answer = await give(visitor, page, await readEmailCode(address));
    expect(answer.status).toBe(status);
    expect(words(await answer.text())).toContain(mn(message, { phone: '2222' }));
    const again = await visitor.ask(page);
    expect(await again.text()).toContain('value="save"');
    expect((await visitor.post(page, { step: 'save' })).status).toBe(status);
    expect(
      await queryDatabase(`SELECT * FROM account_log WHERE act = 'email' AND isdn = '${isdn}'`),
    ).toEqual([]);
  },
);
