import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer } from './local-server.ts';

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** workerd sends what is put as the response stands on the wire. */
function parseResponse(wire: Buffer): Kept {
  const end = wire.indexOf('\r\n\r\n');
  const [first = '', ...lines] = wire.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
  });
  const kept = headers.filter(([name]) => name !== 'transfer-encoding');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(kept),
    body: wire.subarray(end + 4),
  };
}

/** The cache of a place on earth, as workerd speaks with it; it outlives every isolate. */
export async function startReplayCache() {
  const pages = new Map<string, Kept>();

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const key = `${req.headers.host}${req.url}`;
    if (req.method === 'PUT') {
      pages.set(key, parseResponse(await readBody(req)));
      res.writeHead(204).end();
      return;
    }
    const page = pages.get(key);
    if (!page) return void res.writeHead(504, { 'cf-cache-status': 'MISS' }).end();
    res.writeHead(page.status, { ...page.headers, 'cf-cache-status': 'HIT' }).end(page.body);
  }

  const server = await startLocalServer((req, res) => {
    answer(req, res).catch(() => res.destroy());
  });
  return {
    address: server.address,
    size: () => pages.size,
    close: () => server.close(),
  };
}

export type ReplayCache = Awaited<ReturnType<typeof startReplayCache>>;
