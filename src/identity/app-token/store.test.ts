import { expect, test } from 'vitest';
import { DB } from '#env.ts';
import { addSession } from '../../../tests/unit/add-visitor.ts';
import { findSwitch, insertSwitch, takeSwitch, takeTokenOnce } from './store.ts';

const soon = () => Date.now() + 60_000;

test('takeTokenOnce is true once when 200 requests bring the same token', async () => {
  const first = await Promise.all(
    Array.from({ length: 200 }, () => takeTokenOnce('the same', soon())),
  );
  expect(first.filter(Boolean).length).toBe(1);
  expect(await takeTokenOnce('the same', soon())).toBe(false);
  expect(await takeTokenOnce('another', soon())).toBe(true);
});

test('takeTokenOnce stores only the hash of an id when a token is taken', async () => {
  await takeTokenOnce('readable-id', soon());
  const { results } = await DB.prepare('SELECT * FROM web_view_token').all();
  expect(JSON.stringify(results)).not.toContain('readable-id');
});

test('takeTokenOnce is true again when the earlier token has expired', async () => {
  expect(await takeTokenOnce('again', Date.now() - 1)).toBe(true);
  expect(await takeTokenOnce('again', soon())).toBe(true);
  expect(await takeTokenOnce('again', soon())).toBe(false);
});

const offer = { isdn: '95112244', sessionExpiresAt: 1, returnTo: '/news?page=2' };

test('takeSwitch returns an offer once when its own session asks', async () => {
  await addSession('a');
  await insertSwitch('a', { ...offer, isdn: '99000000' });
  await insertSwitch('a', offer);
  expect(await findSwitch('b')).toBeNull();
  expect(await takeSwitch('b')).toBeNull();
  expect(await findSwitch('a')).toEqual(offer);
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeSwitch('a')));
  expect(taken.filter((one) => one !== null)).toEqual([offer]);
});

test('findSwitch returns null when five minutes have passed or the session was deleted', async () => {
  await addSession('c');
  await insertSwitch('c', offer);
  await DB.prepare('UPDATE web_view_offer SET expires_at = ?1').bind(Date.now()).run();
  expect([await findSwitch('c'), await takeSwitch('c')]).toEqual([null, null]);
  await insertSwitch('c', offer);
  await DB.prepare("DELETE FROM session WHERE id = 'c'").run();
  expect(await findSwitch('c')).toBeNull();
});
