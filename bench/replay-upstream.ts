import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLocalServer } from './local-server.ts';

interface Recorded {
  status: number;
  body: string;
}

export interface UpstreamCall {
  path: string;
  startedAt: number;
  endedAt: number;
}

/**
 * The base services as the operator answers for them, from memory after the first time: the delay is then the
 * only thing that an answer costs.
 */
export async function startReplayUpstream(operator: {
  fetch(request: Request): Promise<Response>;
}) {
  const recorded = new Map<string, Recorded>();
  let calls: UpstreamCall[] = [];
  let delayMs = 0;

  async function record(path: string, authorization: string | undefined): Promise<Recorded> {
    const headers = authorization === undefined ? {} : { authorization };
    const given = await operator.fetch(new Request(`http://operator.internal${path}`, { headers }));
    return { status: given.status, body: await given.text() };
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = req.url ?? '/';
    const startedAt = performance.now();
    if (delayMs > 0) await sleep(delayMs);
    const known = recorded.get(path) ?? (await record(path, req.headers.authorization));
    recorded.set(path, known);
    res.writeHead(known.status, { 'content-type': 'application/json; charset=utf-8' });
    res.end(known.body);
    calls.push({ path, startedAt, endedAt: performance.now() });
  }

  const server = await startLocalServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });

  return {
    url: `http://${server.address}`,
    setDelay(ms: number) {
      delayMs = ms;
    },
    takeCalls(): UpstreamCall[] {
      const taken = calls;
      calls = [];
      return taken;
    },
    bodies: () => [...recorded.values()].map(({ body }) => body),
    close: () => server.close(),
  };
}

export type ReplayUpstream = Awaited<ReturnType<typeof startReplayUpstream>>;
