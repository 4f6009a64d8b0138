import { connect } from 'node:net';
import { createBodyReader } from './body-reader.ts';

export interface Timing {
  status: number;
  /** Of the body. */
  firstByteMs: number;
  wholeMs: number;
  body: Buffer | null;
}

/** A browser's: some frameworks switch streaming off for a robot. */
export const browserHeaders: Readonly<Record<string, string>> = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'mn,en;q=0.8',
  'accept-encoding': 'gzip, br',
  // Set by the edge in production; without it the framework adds a header for local servers.
  'cf-visitor': '{"scheme":"https"}',
};

const timeoutMs = 15_000;

/**
 * One keep-alive connection, one request at a time, on a bare socket: Node's own client costs more than the
 * fastest limit, and would be what is measured.
 */
export async function openConnection(base: URL, extra: Readonly<Record<string, string>> = {}) {
  const socket = connect(Number(base.port), base.hostname);
  socket.setNoDelay(true);
  socket.setTimeout(timeoutMs);
  const headers = Object.entries({ host: base.host, ...browserHeaders, ...extra })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });

  function ask(request: string | Buffer, path: string, keep: boolean): Promise<Timing> {
    return new Promise((resolve, reject) => {
      const reader = createBodyReader(keep);
      const startedAt = performance.now();
      let firstByteMs = 0;
      const finish = (error?: Error) => {
        socket
          .off('data', onData)
          .off('error', finish)
          .off('close', onClose)
          .off('timeout', onTimeout);
        if (error) return reject(error);
        const wholeMs = performance.now() - startedAt;
        return resolve({ status: reader.status(), firstByteMs, wholeMs, body: reader.body() });
      };
      const onClose = () => finish(new Error(`${path}: the connection ended too early`));
      const onTimeout = () => finish(new Error(`${path}: no answer in time`));
      const onData = (chunk: Buffer) => {
        const state = reader.push(chunk);
        if (state !== 'head' && firstByteMs === 0) firstByteMs = performance.now() - startedAt;
        if (state === 'end') finish();
      };
      socket.on('data', onData).on('error', finish).on('close', onClose).on('timeout', onTimeout);
      socket.write(request);
    });
  }

  const get = (path: string, keep = false) =>
    ask(`GET ${path} HTTP/1.1\r\n${headers}\r\n`, path, keep);

  const post = (path: string, type: string, body: Buffer) => {
    const own = `content-type: ${type}\r\ncontent-length: ${body.length}\r\n`;
    const head = `POST ${path} HTTP/1.1\r\n${headers}${own}\r\n`;
    return ask(Buffer.concat([Buffer.from(head), body]), path, true);
  };

  return { get, post, close: () => socket.destroy() };
}
