import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { insertChanges, maxChanges, readChanges } from './content-tag.ts';

const insert = (id: string, tags: Parameters<typeof insertChanges>[1]['tags'], at = 1000) =>
  insertChanges(DB, { tags, delivery: { source: 'content', id, at }, after: 0 });

beforeEach(() =>
  DB.batch([DB.prepare('DELETE FROM content_tag'), DB.prepare('DELETE FROM webhook_delivery')]),
);

test('insertChanges gives each tag a version that is newer than all others', async () => {
  await insert('a', ['news', 'news/12']);
  await insert('b', ['home', 'home']);
  const changes = await readChanges(DB, 0);
  expect(changes.map(({ tag }) => tag).toSorted()).toEqual(['home', 'news', 'news/12']);
  expect(changes[0]?.tag).toBe('home');
  expect(changes[0]?.version).toBeGreaterThan(changes[1]?.version ?? 0);
  expect(await insert('c', ['news'], 9000)).toMatchObject({
    changed: 1,
    changes: expect.arrayContaining([{ tag: 'news', version: 9000 }]),
  });
});

test('insertChanges gives a newer version when the clock of another machine is ahead', async () => {
  await insert('a', ['news'], 5000);
  await insert('b', ['home'], 1000);
  expect(await readChanges(DB, 5000)).toEqual([{ tag: 'home', version: 5001 }]);
});

test('insertChanges changes nothing when the message was delivered before', async () => {
  await insert('a', ['news']);
  const before = await readChanges(DB, 0);
  expect(await insert('a', ['news', 'home'], 9000)).toMatchObject({ changed: 0 });
  expect(await readChanges(DB, 0)).toEqual(before);
});

test('insertChanges changes the tags once when one message comes fifty times at once', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, (_, i) => insert('a', ['news'], i)));
  expect(all.filter(({ changed }) => changed > 0)).toHaveLength(1);
});

test('insertChanges remembers no delivery when its effect fails, so that the sender may repeat it', async () => {
  await DB.prepare('ALTER TABLE content_tag RENAME TO elsewhere').run();
  await expect(insert('a', ['news'])).rejects.toThrow('content_tag');
  await DB.prepare('ALTER TABLE elsewhere RENAME TO content_tag').run();
  expect(await insert('a', ['news'])).toMatchObject({ changed: 1 });
});

test('readChanges leaves out the oldest when there are too many', async () => {
  const tags = Array.from({ length: maxChanges }, (_, i): `news/${number}` => `news/${i}`);
  await insert('a', ['home']);
  await insert('b', tags);
  const changes = await readChanges(DB, 0);
  expect(changes).toHaveLength(maxChanges);
  expect(changes.some(({ tag }) => tag === 'home')).toBe(false);
});
