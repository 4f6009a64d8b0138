import { setTimeout as sleep } from 'node:timers/promises';

const nudgeMs = 100;
const nudges = 100;

/**
 * A client of workerd's inspector, for the few calls made here. Some are done only when the isolate runs the
 * next time: `wake` makes it, by a request.
 */
export async function openInspector(url: URL, wake: () => Promise<unknown>) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (result: unknown) => void>();
  let nextId = 1;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`${url.href}: no inspector`)), {
      once: true,
    });
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id === undefined) return;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });

  const write = (method: string, params: Record<string, unknown>) => {
    const id = nextId;
    nextId += 1;
    socket.send(JSON.stringify({ id, method, params }));
    return id;
  };

  return {
    async send(method: string, params: Record<string, unknown> = {}): Promise<unknown> {
      const id = write(method, params);
      const answer = new Promise((resolve) => {
        waiting.set(id, resolve);
      });
      for (let nudge = 0; nudge < nudges && waiting.has(id); nudge += 1) {
        await Promise.race([answer, sleep(nudgeMs)]);
        if (waiting.has(id)) await wake();
      }
      if (waiting.has(id)) throw new Error(`${method}: no answer`);
      return answer;
    },
    close: () => socket.close(),
  };
}
