import { expect, test } from 'vitest';
import { hashText } from '#lib/hash.ts';
import { origin, queryDatabase, send } from './site.ts';
import { newNumber, Visitor } from './tan-visitor.ts';

/** Rows of a visitor's cart, as an add leaves them; the cookie that leads there. */
async function fillCart(): Promise<{ token: string; id: string }> {
  const token = crypto.randomUUID().replaceAll('-', '').padEnd(43, 'x');
  const id = await hashText(token);
  await queryDatabase(`INSERT INTO cart (id, expires_at) VALUES ('${id}', 9e15)`);
  await queryDatabase(
    `INSERT INTO cart_item (cart_id, sold_id, product_id, quantity, at) VALUES ('${id}', 's', 'p', 2, 1)`,
  );
  await queryDatabase(
    `INSERT INTO cart_op (cart_id, op_id, at, outcome) VALUES ('${id}', 'o', 1, 'done')`,
  );
  return { token, id };
}

const countRows = async (table: string, where: string) =>
  Number((await queryDatabase(`SELECT count(*) AS n FROM ${table} WHERE ${where}`))[0]?.['n']);

test('starting over deletes the session and the cart of a visit at a kiosk, and nobody else’s', async () => {
  const [cart, other] = [await fillCart(), await fillCart()];
  const visitor = new Visitor(origin, { mode: 'kiosk' });
  const isdn = newNumber();
  await visitor.signIn(isdn);
  const copy = new Visitor(origin, Object.fromEntries(visitor.cookies));
  visitor.cookies.set('cart', cart.token);
  const answer = await visitor.post('/start-over', {});
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect(await countRows('session', `isdn = '${isdn}'`)).toBe(0);
  expect((await copy.ask('/account')).status).toBe(303);
  for (const [table, column] of [
    ['cart', 'id'],
    ['cart_item', 'cart_id'],
    ['cart_op', 'cart_id'],
  ] as const) {
    expect.soft(await countRows(table, `${column} = '${cart.id}'`), table).toBe(0);
    expect.soft(await countRows(table, `${column} = '${other.id}'`), table).toBe(1);
  }
});

test('starting over deletes what a visitor without a name left', async () => {
  const visitor = new Visitor(origin, { mode: 'kiosk' });
  await visitor.requestCode(newNumber());
  const id = await hashText(visitor.cookies.get('sid') ?? '');
  expect(await countRows('session', `id = '${id}'`)).toBe(1);
  await visitor.post('/start-over', {});
  expect(await countRows('session', `id = '${id}'`)).toBe(0);
  expect(await countRows('tan_challenge', `session_id = '${id}'`)).toBe(0);
});

test('starting over clears cache and storage and every cookie but the one of the kiosk', async () => {
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
  const answer = await visitor.post('/start-over', {});
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect([...visitor.cookies]).toEqual([['mode', 'kiosk']]);
  const html = await (await visitor.ask('/')).text();
  expect(html).toMatch(/<html[^>]*lang="mn"/);
  expect(html).toMatch(/<html[^>]*data-theme="light"/);
  expect(html).toMatch(/<form[^>]*action="\/start-over"/);
});

test('starting over leads to the first page when there was nothing to end', async () => {
  const answer = await new Visitor(origin, { mode: 'kiosk' }).post('/start-over', {});
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
});

test('there is nothing to read at the address of starting over', async () => {
  const answer = await send('/start-over');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
