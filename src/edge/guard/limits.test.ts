import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from './limits.ts';

const app = new Hono().use(limits).post('/cart', async (c) => c.text(await c.req.text()));

/** Sends its parts, and does not end before `end`. */
function send(parts: readonly string[], end: Promise<void>): Promise<Response> {
  const body = new ReadableStream({
    async start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      await end;
      controller.close();
    },
  });
  return Promise.resolve(app.request('http://site.test/cart', { method: 'POST', body }));
}

afterEach(() => vi.useRealTimers());

test('a body that takes its time is read whole', async () => {
  vi.useFakeTimers();
  const end = Promise.withResolvers<void>();
  const answer = send(['quantity=', '2'], end.promise);
  await vi.advanceTimersByTimeAsync(9_900);
  end.resolve();
  await vi.advanceTimersByTimeAsync(0);
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([200, 'quantity=2']);
});

test('a body that never ends is given up, and nothing below sees it', async () => {
  vi.useFakeTimers();
  const answer = send(['quantity='], new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(408);
});
