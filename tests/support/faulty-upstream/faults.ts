import type { ServerResponse } from 'node:http';
import { constants, deflateRawSync } from 'node:zlib';

const json = { 'content-type': 'application/json; charset=utf-8' };

function send(res: ServerResponse, status: number, headers: Record<string, string>, body: string) {
  res.writeHead(status, headers).end(body);
}

const deflate = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });

/** A megabyte of gzip that unpacks to a gigabyte. */
function packGigabyte(): Buffer {
  const header = Buffer.from([31, 139, 8, 0, 0, 0, 0, 0, 0, 255]);
  const part = deflate('x'.repeat(16 * 1024 * 1024));
  return Buffer.concat([header, deflate('{"data":"'), ...Array.from({ length: 64 }, () => part)]);
}

let packed: Buffer | undefined;

/** Each ends, or does not end, an answer in one way that services really fail. */
export const faults = {
  hang: () => undefined,
  trickle: (res) => {
    res.writeHead(200, json);
    const drip = setInterval(() => res.write(' '), 20);
    res.on('close', () => clearInterval(drip));
  },
  '500': (res) => send(res, 500, json, '{"message":"stack trace with a secret"}'),
  '429': (res) => send(res, 429, { ...json, 'retry-after': '60' }, '{"message":"slow down"}'),
  reset: (res) => res.socket?.resetAndDestroy(),
  truncated: (res) => {
    res.writeHead(200, { ...json, 'content-length': '1000' });
    res.write('{"data":{"titleMn":"');
    setTimeout(() => res.socket?.destroy(), 20);
  },
  html: (res) => send(res, 200, { 'content-type': 'text/html' }, '<h1>The proxy is away</h1>'),
  malformed: (res) => send(res, 200, json, '{"data":{"titleMn":'),
  'wrong-types': (res) => send(res, 200, json, '{"data":{"footer":7,"titleMn":{},"items":"none"}}'),
  null: (res) => send(res, 200, json, '{"data":null}'),
  huge: (res) => {
    res.writeHead(200, json);
    res.write('{"data":"');
    const chunk = 'x'.repeat(64 * 1024);
    let left = 160;
    const pump = () => {
      while (left > 0 && !res.destroyed) {
        left -= 1;
        if (!res.write(chunk)) return res.once('drain', pump);
      }
      return res.end('"}');
    };
    pump();
  },
  bomb: (res) => {
    packed ??= packGigabyte();
    res.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(packed);
  },
  redirect: (res) => send(res, 302, { location: 'http://169.254.169.254/latest/meta-data/' }, ''),
} as const satisfies Record<string, (res: ServerResponse) => unknown>;

export type Fault = keyof typeof faults;

export function isFault(name: unknown): name is Fault {
  return typeof name === 'string' && Object.hasOwn(faults, name);
}
