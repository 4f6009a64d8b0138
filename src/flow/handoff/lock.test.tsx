import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  begin,
  type Device,
  flows,
  look,
  other,
  person,
  prove,
  readCode,
  send,
  take,
  typed,
} from '../../../tests/unit/handed-draft.tsx';
import { DB } from '#env.ts';
import { translator } from '#i18n/translator.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';

let first: Device;
let second: Device;

beforeAll(() => prepareOperator());
beforeEach(async () => {
  await DB.batch(
    ['draft', 'visitor', 'tan_challenge', 'tan_issue'].map((table) =>
      DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  first = await begin();
  second = await take(first);
});

test.each([
  ['phone', { channel: 'sms', address: typed.phone }],
  ['email', { channel: 'email', address: typed.email }],
] as const)('a draft with a %s opens by a code that is sent there', async (by, subject) => {
  const flow = flows[by];
  expect(await look(flow, second)).toMatchObject({ needs: by, shows: [] });
  expect(await send(flow, { step: 'again' }, second)).toMatchObject({ goTo: flow.path });
  expect((await look(flow, second)).html).not.toMatch(/8811|@example/);
  const { results } = await DB.prepare('SELECT channel, address FROM tan_challenge').all();
  expect(results).toEqual([subject]);
  const code = await readCode(second);
  await send(flow, { step: 'code', code: '654321' }, second);
  expect(await look(flow, second)).toMatchObject({ needs: by, shows: [] });
  expect(await send(flow, { step: 'code', code }, second)).toMatchObject({ goTo: flow.path });
  expect(await look(flow, second)).toMatchObject({ needs: 'open', shows: [typed.name] });
});

test.each(['phone', 'ours', 'email'] as const)(
  'the page that asks for the code of a %s shows no more of it than is needed to know it again',
  async (by) => {
    const { html } = await look(flows[by], second);
    expect(html).toContain(by === 'email' ? 's•••@•••.mn' : '••33');
    expect(html).not.toMatch(/9911|8811|suvdaa|@example/);
  },
);

test('when another code may be had is said in the same words while a code is open and when it is over', async () => {
  const flow = flows.phone;
  const says = new RegExp(translator('mn')('identity.againAt', { time: String.raw`[\d:]+` }));
  await send(flow, { step: 'again' }, second);
  await readCode(second);
  expect((await look(flow, second)).html).toMatch(says);
  for (let tries = 0; tries < 3; tries += 1) {
    await send(flow, { step: 'code', code: '654321' }, second);
  }
  const { html } = await look(flow, second);
  expect(html).toContain(translator('mn')('identity.wrongThrice'));
  expect(html).toMatch(says);
});

test('a number to which no code is sent can send an SMS, and is not shown all the same', async () => {
  const { html } = await look(flows.ours, second, 'identity.locked');
  expect(html).toContain('name="step" value="inbound"');
  expect(html).not.toContain('99112233');
});

test.each(['phone', 'email'] as const)(
  'a code to another %s opens nothing, and no other can be named',
  async (by) => {
    expect(await send(flows[by], { step: 'number', isdn: '99112244' }, second)).toMatchObject({
      ok: false,
    });
    await send(flows[by], { step: 'again' }, second);
    const code = await readCode(second);
    await DB.prepare(`UPDATE tan_challenge SET address = '99112244'`).run();
    await send(flows[by], { step: 'code', code }, second);
    expect(await look(flows[by], second)).toMatchObject({ needs: by, shows: [] });
  },
);

test('a draft that Dan has confirmed opens to the same person, and to nobody else', async () => {
  const flow = flows.dan;
  await prove(first);
  expect(await look(flow, second)).toMatchObject({ needs: 'dan', shows: [], isOther: false });
  // Two devices of the same other person do not confirm each other.
  const third = await take(first);
  for (const device of [second, third]) await prove(device, other);
  expect(await look(flow, second)).toMatchObject({ needs: 'dan', shows: [], isOther: true });
  await DB.prepare('DELETE FROM identity_proof WHERE visitor_id = ?1').bind(second.visitorId).run();
  await prove(second);
  expect(await look(flow, second)).toMatchObject({ needs: 'open', shows: [typed.name] });
  expect(await look(flow, third)).toMatchObject({ needs: 'dan', shows: [] });
});

test('a draft with a register number opens to its person, before the first device has asked Dan', async () => {
  await prove(second, other);
  expect(await look(flows.register, second)).toMatchObject({
    needs: 'dan',
    shows: [],
    isOther: true,
  });
  await DB.prepare('DELETE FROM identity_proof').run();
  await prove(second);
  expect(await look(flows.register, second)).toMatchObject({ needs: 'open' });
});

test('a draft about a number opens to whom Dan has shown to own that number', async () => {
  await prove(second, person, '99110011');
  expect(await look(flows.owner, second)).toMatchObject({ needs: 'dan', shows: [] });
  await prove(second, person, typed.phone);
  expect(await look(flows.owner, second)).toMatchObject({ needs: 'open' });
});

test('Dan is started for the draft, from the page that shows what it needs', async () => {
  await prove(first);
  const { goTo = '' } = (await send(flows.dan, { step: 'dan' }, second)) as { goTo?: string };
  expect(goTo).toContain('/oauth2/authorize');
  const attempt = await DB.prepare('SELECT * FROM dan_attempt').first();
  expect(attempt).toMatchObject({
    visitor_id: second.visitorId,
    draft_id: first.draftId,
    purpose: 'newNumber',
    continues_at: '/home-internet',
  });
  expect(await send(flows.phone, { step: 'dan' }, second)).toMatchObject({ ok: false });
});

test.each(['nothing', 'dan'] as const)(
  'a draft says so and offers to begin anew when %s is there to confirm it by',
  async (by) => {
    const { html, ...seen } = await look(flows[by], second);
    expect(seen).toMatchObject({ needs: 'nothing', shows: [] });
    expect(html).toContain('action="/leave-draft"');
    expect(await send(flows[by], { step: 'again' }, second)).toMatchObject({ ok: false });
  },
);

test('a draft that is about nobody yet opens by its link', async () => {
  expect(await look(flows.open, second)).toMatchObject({ needs: 'open' });
});
