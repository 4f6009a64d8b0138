import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How a request goes: as it should; refused; late; its answer lost after the effect; or held without an answer, before
 * or after the effect.
 */
export type Way = 'right' | 'failing' | 'slow' | 'lost' | 'held-before' | 'held-after';

export interface CountingService {
  url: string;
  /** How the next requests go, by their key or by what they are about. */
  choose(way: (request: { key: string; path: string; count: number }) => Way): void;
  /** What took effect, by key: a key has its effect once, as the contract says. */
  effects: ReadonlyMap<string, string>;
  /** The path and query of each request, with its key, in their order. */
  requests: readonly { key: string; path: string }[];
  close(): Promise<void>;
}

/** Stands in for the commerce and the mobile service, and counts what takes effect. */
export async function startCountingService(): Promise<CountingService> {
  const effects = new Map<string, string>();
  const requests: { key: string; path: string }[] = [];
  let choose: Parameters<CountingService['choose']>[0] = () => 'right';

  async function answer(way: Way, key: string, body: string, res: ServerResponse): Promise<void> {
    const send = (status: number, value: unknown) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (way === 'held-before') return;
    if (way === 'failing') return void send(500, { message: 'failing' });
    if (way === 'slow') await sleep(400);
    if (!effects.has(key)) effects.set(key, body);
    if (way === 'held-after') return;
    if (way === 'lost') return void res.socket?.destroy();
    send(200, { data: { ratingAvg: 5, ratingCount: effects.size, id: effects.size } });
  }

  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const path = req.url ?? '/';
    const [, product] = /^\/product\/([\w-]+)$/.exec(path) ?? [];
    if (req.method === 'GET' && product) {
      // A rating is of a product that there is.
      const data = { id: product, nameMn: product, nameEn: product, price: 1000 };
      return void res
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data }));
    }
    if (req.method !== 'POST') return void res.writeHead(404).end('{}');
    const key = String(req.headers['idempotency-key'] ?? `without a key ${requests.length}`);
    requests.push({ key, path });
    await answer(choose({ key, path, count: requests.length }), key, path + body, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    choose: (way) => (choose = way),
    effects,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
