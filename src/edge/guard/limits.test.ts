import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from './limits.ts';

const app = new Hono().use(limits).post('/cart', async (c) => c.text(await c.req.text()));

/** Sends a body in parts that ends when `end` resolves. */
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

test('limits passes a body on whole when it arrives slowly but in time', async () => {
  vi.useFakeTimers();
  const end = Promise.withResolvers<void>();
  const answer = send(['quantity=', '2'], end.promise);
  await vi.advanceTimersByTimeAsync(9_900);
  end.resolve();
  await vi.advanceTimersByTimeAsync(0);
  const response = await answer;
  expect([response.status, await response.text()]).toEqual([200, 'quantity=2']);
});

test('limits answers 408 when a body does not end in time', async () => {
  vi.useFakeTimers();
  const answer = send(['quantity='], new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(408);
});
