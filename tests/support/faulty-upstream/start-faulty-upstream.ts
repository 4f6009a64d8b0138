import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, type SeenRequest } from '../listen.ts';
import { type Behaviour, createBehaviours } from './behaviour.ts';
import { faults, isFault } from './faults.ts';

export interface FaultyUpstream {
  url: string;
  /** How every path under `prefix` behaves from now on; `null` makes it healthy again. */
  set(prefix: string, behaviour: Behaviour | null): void;
  /** Requests seen under `prefix`, which may be a whole path. */
  requests(prefix: string): SeenRequest[];
  calls(prefix: string): number;
  /** Forgets behaviours and requests. */
  reset(): void;
  close(): Promise<void>;
}

interface Options {
  /** Where healthy requests go; without it they are answered 404 unless a behaviour answers. */
  proxyTo?: string;
  port?: number;
}

const maxRequests = 50_000;
const faultPrefix = /^\/~([\w-]+)(?=\/)/;

async function passOn(base: string, seen: SeenRequest, res: ServerResponse): Promise<void> {
  const headers = new Headers();
  for (const name of ['accept', 'authorization', 'content-type', 'idempotency-key']) {
    const value = seen.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const answer = await fetch(base.replace(/\/+$/, '') + seen.path + seen.query, {
    method: seen.method,
    headers,
    redirect: 'manual',
    ...(seen.body === '' ? {} : { body: seen.body }),
  });
  res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  res.end(await answer.text());
}

/**
 * A base service on 127.0.0.1 that fails on demand: by `set`, or by a path that starts with `/~hang`,
 * `/~500` and so on. Over HTTP, for those who can't call `set`: `POST /~admin/set` with
 * `{prefix, behaviour}`, and `GET /~admin/requests?prefix=`.
 */
export async function startFaultyUpstream(options: Options = {}): Promise<FaultyUpstream> {
  const behaviours = createBehaviours();
  const seenRequests: SeenRequest[] = [];
  const requests = (prefix: string) => seenRequests.filter(({ path }) => path.startsWith(prefix));

  async function answer(seen: SeenRequest, res: ServerResponse): Promise<void> {
    const { fault, delayMs = 0, answer: body, status = 200 } = behaviours.find(seen.path);
    if (delayMs > 0) await sleep(delayMs);
    const named = faultPrefix.exec(seen.path)?.[1];
    const chosen = isFault(named) ? named : fault;
    if (chosen) return void faults[chosen](res);
    if (body === undefined && options.proxyTo) return passOn(options.proxyTo, seen, res);
    const found = body !== undefined;
    res.writeHead(found ? status : 404, { 'content-type': 'application/json' });
    res.end(JSON.stringify(found ? body : { message: 'not found' }));
  }

  function administer(seen: SeenRequest, res: ServerResponse): void {
    const send = (body: unknown) =>
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (seen.path === '/~admin/requests') {
      return void send(requests(new URLSearchParams(seen.query).get('prefix') ?? '/'));
    }
    const { prefix, behaviour } = JSON.parse(seen.body) as {
      prefix: string;
      behaviour: Behaviour | null;
    };
    behaviours.set(prefix, behaviour);
    send(null);
  }

  const server = await listen((seen, res) => {
    if (seen.path.startsWith('/~admin/')) return administer(seen, res);
    seenRequests.push(seen);
    if (seenRequests.length > maxRequests) seenRequests.shift();
    return answer(seen, res);
  }, options.port);

  return {
    ...server,
    set: (prefix, behaviour) => behaviours.set(prefix, behaviour),
    requests,
    calls: (prefix) => requests(prefix).length,
    reset() {
      behaviours.clear();
      seenRequests.length = 0;
    },
  };
}
