import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { constants, createGzip, gzipSync } from 'node:zlib';
import { startLocalServer } from './local-server.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const isText = (type: string) => /javascript|css|svg|html|text\/plain|json/.test(type);

async function findFile(publicDir: string, path: string): Promise<Buffer | null> {
  const file = join(publicDir, decodeURIComponent(path));
  const inside = resolve(file).startsWith(resolve(publicDir)) && extname(file) in types;
  return inside ? readFile(file).catch(() => null) : null;
}

function sendFile(path: string, content: Buffer, res: ServerResponse): void {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const packed = isText(type);
  const body = packed ? gzipSync(content) : content;
  res.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'public, max-age=86400',
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
  });
  res.end(body);
}

/** Compresses as it streams: each part the worker sends leaves at once. */
function passOn(worker: URL, req: IncomingMessage, res: ServerResponse): void {
  const headers = {
    ...req.headers,
    'cf-visitor': '{"scheme":"https"}',
    'accept-encoding': 'identity',
  };
  const upstream = request(
    new URL(req.url ?? '/', worker),
    { method: req.method, headers },
    (answer) => {
      const packed = isText(answer.headers['content-type'] ?? '');
      const { 'content-length': _length, ...kept } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, {
        ...kept,
        ...(packed ? { 'content-encoding': 'gzip' } : {}),
      });
      if (!packed) return void answer.pipe(res);
      const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
      answer.pipe(gzip).pipe(res);
    },
  );
  upstream.on('error', () => res.destroy());
  req.pipe(upstream);
}

/** Stands where the edge stands in production: serves the files and compresses what the worker answers. */
export async function startEdgeFront(worker: URL, publicDir: string) {
  const server = await startLocalServer(async (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://front');
    const file = await findFile(publicDir, pathname);
    if (file) sendFile(pathname, file, res);
    else passOn(worker, req, res);
  });
  return {
    url: new URL(`http://${server.address}`),
    close: () => server.close(),
  };
}
