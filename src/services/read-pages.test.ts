import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPages } from './read-pages.ts';
import type { Page } from './upstream/reshape.ts';
import { type Read, UpstreamError } from './upstream/upstream-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (items: number[], next: string | null): Promise<Read<Page<number>>> =>
  Promise.resolve({
    state: 'ready',
    value: { items, next, total: null, dropped: 0 },
  });

/** Reads a service that answers by `answer`, and returns the items and the requested cursors. */
async function read(
  answer: (cursor: string | undefined, call: number) => Promise<Read<Page<number>>>,
  maxItems = 1000,
) {
  const asked: (string | undefined)[] = [];
  const reading = readPages<number>({
    readPage: (cursor) => {
      asked.push(cursor);
      if (asked.length > 100) throw new Error('the loop did not end');
      return answer(cursor, asked.length);
    },
    toNext: ({ next }) => next,
    maxItems,
  });
  await vi.advanceTimersByTimeAsync(3500);
  return { items: await reading, asked };
}

test('readPages reads every page of a list that ends', async () => {
  const { items, asked } = await read((_, call) => page([call], call < 4 ? `c${call}` : null));
  expect(items).toEqual([1, 2, 3, 4]);
  expect(asked).toEqual([undefined, 'c1', 'c2', 'c3']);
});

test('readPages ends at an empty page when the service goes on naming a next one', async () => {
  const { items, asked } = await read((_, call) => page(call === 1 ? [1] : [], `c${call}`));
  expect([items, asked.length]).toEqual([[1], 2]);
});

test('readPages ends when a cursor leads back to a page that was read', async () => {
  const { items } = await read((cursor) => page([1], cursor === 'a' ? 'b' : 'a'));
  expect(items).toEqual([1, 1, 1]);
});

test('readPages ends after twenty pages when the list has no end', async () => {
  const { asked } = await read((_, call) => page([call], `c${call}`));
  expect(asked.length).toBe(20);
});

test('readPages ends at its deadline with what it has when a page does not come', async () => {
  const { items } = await read((_, call) =>
    call === 1 ? page([1], 'a') : new Promise<never>(() => {}),
  );
  expect(items).toEqual([1]);
});

test('readPages ends at its deadline when every page comes late', async () => {
  const { asked } = await read(async (_, call) => {
    await new Promise((done) => setTimeout(done, 1000));
    return page([call], `c${call}`);
  });
  expect(asked.length).toBe(4);
});

const failed: Read<Page<number>> = {
  state: 'pending',
  result: Promise.resolve({ ok: false, error: new UpstreamError('timeout', 'commerce') }),
};

test('readPages returns null when the first page fails or does not come', async () => {
  expect((await read(() => Promise.resolve(failed))).items).toBeNull();
  expect((await read(() => new Promise<never>(() => {}))).items).toBeNull();
});

test('readPages returns an empty list when the service has none', async () => {
  expect((await read(() => page([], null))).items).toEqual([]);
});

test('readPages returns what it has when a page fails', async () => {
  const { items } = await read((_, call) =>
    call === 1 ? page([1], 'a') : Promise.resolve(failed),
  );
  expect(items).toEqual([1]);
});

test('readPages returns no more items than were asked for', async () => {
  const { items, asked } = await read((_, call) => page([1, 2, 3], `c${call}`), 5);
  expect([items, asked.length]).toEqual([[1, 2, 3, 1, 2], 2]);
});
