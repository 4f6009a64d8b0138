import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPages } from './read-pages.ts';
import type { Page } from './upstream/reshape.ts';
import { type Outcome, UpstreamError } from './upstream/upstream-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (items: number[], next: string | null): Promise<Outcome<Page<number>>> =>
  Promise.resolve({
    ok: true,
    value: { items, next, total: null, dropped: 0 },
  });

/** Reads a service that answers by `answer`, and returns the items and the requested cursors. */
async function read(
  answer: (cursor: string | undefined, call: number) => Promise<Outcome<Page<number>>>,
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
  await vi.advanceTimersByTimeAsync(15_000);
  const found = await reading;
  return { items: found?.items ?? null, whole: found?.whole, asked };
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
  const { asked, whole } = await read((_, call) => page([call], `c${call}`));
  expect([asked.length, whole]).toEqual([20, true]);
});

test('readPages ends at its deadline with what it has when a page does not come', async () => {
  const { items } = await read((_, call) =>
    call === 1 ? page([1], 'a') : new Promise<never>(() => {}),
  );
  expect(items).toEqual([1]);
});

test('readPages ends at its deadline when every page comes late', async () => {
  const { asked } = await read(async (_, call) => {
    await new Promise((done) => setTimeout(done, 4000));
    return page([call], `c${call}`);
  });
  expect(asked.length).toBe(4);
});

const failed: Outcome<Page<number>> = {
  ok: false,
  error: new UpstreamError('timeout', 'commerce'),
};

test('readPages returns null when the first page fails or does not come', async () => {
  expect((await read(() => Promise.resolve(failed))).items).toBeNull();
  expect((await read(() => new Promise<never>(() => {}))).items).toBeNull();
});

test('readPages returns an empty list when the service has none', async () => {
  expect((await read(() => page([], null))).items).toEqual([]);
});

test('readPages returns what it has, and that it may be more, when a page fails', async () => {
  const { items, whole } = await read((_, call) =>
    call === 1 ? page([1], 'a') : Promise.resolve(failed),
  );
  expect([items, whole]).toEqual([[1], false]);
});

test('readPages returns no more items than were asked for', async () => {
  const { items, asked } = await read((_, call) => page([1, 2, 3], `c${call}`), 5);
  expect([items, asked.length]).toEqual([[1, 2, 3, 1, 2], 2]);
});
