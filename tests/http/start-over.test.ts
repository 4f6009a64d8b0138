import { expect, test } from 'vitest';
import { hashText } from '#lib/hash.ts';
import { FlowVisit, homeAddresses } from './home-internet-visit.ts';
import { origin, queryDatabase, send } from './site.ts';
import { newNumber, Visitor } from './tan-visitor.ts';

/** The two forms that end a visit at a kiosk. */
const ends = ['/start-over', '/sign-out'];

/** Inserts the rows that an add leaves; returns the cart's id, and the token that its cookie would hold. */
async function fillCart(): Promise<{ token: string; id: string }> {
  const token = crypto.randomUUID().replaceAll('-', '').padEnd(43, 'x');
  const id = await hashText(token);
  await queryDatabase(`INSERT INTO cart (id, expires_at) VALUES ('${id}', 9e15)`);
  await queryDatabase(
    `INSERT INTO cart_item (cart_id, sold_id, product_id, quantity, at) VALUES ('${id}', 's', 'p', 2, 1)`,
  );
  await queryDatabase(
    `INSERT INTO operation (owner, id, form, request_hash, state, outcome, created_at, expires_at)
     VALUES ('${id}', 'o', 'cart', 'o', 'done', '{}', 1, 9e15)`,
  );
  return { token, id };
}

const countRows = async (table: string, where: string) =>
  Number((await queryDatabase(`SELECT count(*) AS n FROM ${table} WHERE ${where}`))[0]?.['n']);

test.each(ends)(
  '%s deletes the session and the cart of this visit only when it is posted at a kiosk',
  async (path) => {
    const [cart, other] = [await fillCart(), await fillCart()];
    const visitor = new Visitor(origin, { mode: 'kiosk' });
    const isdn = newNumber();
    await visitor.signIn(isdn);
    const copy = new Visitor(origin, Object.fromEntries(visitor.cookies));
    visitor.cookies.set('cart', cart.token);
    const answer = await visitor.post(path, {});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kiosk']);
    expect(await countRows('session', `isdn = '${isdn}'`)).toBe(0);
    expect((await copy.ask('/account/devices')).status).toBe(303);
    for (const [table, column] of [
      ['cart', 'id'],
      ['cart_item', 'cart_id'],
      ['operation', 'owner'],
    ] as const) {
      expect.soft(await countRows(table, `${column} = '${cart.id}'`), table).toBe(0);
      expect.soft(await countRows(table, `${column} = '${other.id}'`), table).toBe(1);
    }
  },
);

test.each(ends)(
  '%s deletes the session, the visitor and the code when the visitor is not signed in',
  async (path) => {
    const visitor = new Visitor(origin, { mode: 'kiosk' });
    await visitor.requestCode(newNumber());
    const id = await hashText(visitor.cookies.get('sid') ?? '');
    const [session] = await queryDatabase(`SELECT visitor_id FROM session WHERE id = '${id}'`);
    const visitorId = String(session?.['visitor_id']);
    expect(await countRows('tan_challenge', `visitor_id = '${visitorId}'`)).toBe(1);
    await visitor.post(path, {});
    expect(await countRows('session', `id = '${id}'`)).toBe(0);
    expect(await countRows('visitor', `id = '${visitorId}'`)).toBe(0);
    expect(await countRows('tan_challenge', `visitor_id = '${visitorId}'`)).toBe(0);
  },
);

test.each(ends)(
  '%s clears cache, storage and every cookie but the mode when it is posted at a kiosk',
  async (path) => {
    const visitor = new Visitor(origin, {
      mode: 'kiosk',
      lang: 'en',
      theme: 'dark',
      cart_count: '3',
      prompt: 'web',
      font: '1',
      complete: '1',
    });
    await visitor.signIn();
    const answer = await visitor.post(path, {});
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect([...visitor.cookies]).toEqual([
      ['mode', 'kiosk'],
      ['toast', 'success.kiosk.ended'],
    ]);
    const html = await (await visitor.ask('/news')).text();
    expect(html).toMatch(/<html[^>]*lang="mn"/);
    expect(html).toMatch(/<html[^>]*data-theme="light"/);
    expect(html).toMatch(/<html[^>]*data-mode="kiosk"/);
    expect(html).toMatch(/<form[^>]*action="\/start-over"/);
  },
);

test.each(ends)('%s deletes what was begun, unless a phone has taken it', async (path) => {
  const visit = new FlowVisit({ mode: 'kiosk' });
  const sid = async () => hashText(visit.cookies.get('sid') ?? '');
  await visit.fill('address', homeAddresses.no);
  const [row] = await queryDatabase(
    `SELECT visitor_id AS id FROM session WHERE id = '${await sid()}'`,
  );
  const own = `visitor_id = '${String(row?.['id'])}'`;
  await queryDatabase(
    `INSERT INTO draft SELECT 'taken ' || id, kind, version, revision, step, data, key_id, visitor_id,
       isdn, created_at, expires_at, link_id, link_until
     FROM draft WHERE ${own}`,
  );
  await queryDatabase(
    `INSERT INTO draft_handoff (id, link_hash, draft_id, taken_by)
     SELECT 'h ' || id, 'l ' || id, id, 'a phone' FROM draft WHERE ${own} AND id LIKE 'taken %'`,
  );
  expect(await countRows('draft', own)).toBe(2);
  await visit.post(path, {});
  expect(await countRows('draft', `${own} AND id NOT LIKE 'taken %'`)).toBe(0);
  expect(await countRows('draft', own)).toBe(1);
});

test.each(ends)('%s leads to the attract screen when there is no session', async (path) => {
  const answer = await new Visitor(origin, { mode: 'kiosk' }).post(path, {});
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kiosk']);
});

test.each(ends)('%s refuses with 405 when it is read', async (path) => {
  const answer = await send(path);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
