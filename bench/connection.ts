import { Client } from 'undici';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Of the body. */
  firstByteMs: number;
  wholeMs: number;
  text: () => string;
}

/** A browser's: some frameworks switch streaming off for a robot. */
export const browserHeaders = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'mn,en;q=0.8',
  // Set by the edge in production; without it the framework adds a header for local servers.
  'cf-visitor': '{"scheme":"https"}',
};

const timeoutMs = 15_000;

/** One keep-alive connection. `dispatch` is the part of the client that costs least: a load must not measure it. */
export function openConnection(base: URL, extra: Readonly<Record<string, string>> = {}) {
  const client = new Client(base.origin, { headersTimeout: timeoutMs, bodyTimeout: timeoutMs });

  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: Buffer, type?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { ...browserHeaders, ...extra, ...(type ? { 'content-type': type } : {}) };
      const parts: Buffer[] = [];
      const answer = { status: 0, headers: {}, firstByteMs: 0, wholeMs: 0 };
      const startedAt = performance.now();
      client.dispatch(
        { path, method, headers, body: body ?? null },
        {
          onRequestStart() {},
          onResponseStart(_controller, status, given) {
            Object.assign(answer, { status, headers: given });
          },
          onResponseData(_controller, chunk) {
            answer.firstByteMs ||= performance.now() - startedAt;
            parts.push(chunk);
          },
          onResponseEnd() {
            answer.wholeMs = performance.now() - startedAt;
            resolve({ ...answer, text: () => Buffer.concat(parts).toString() });
          },
          onResponseError(_controller, error) {
            reject(new Error(`${path}: ${error.message}`));
          },
        },
      );
    });

  async function get(path: string, status = 200): Promise<Answer> {
    const answer = await ask('GET', path);
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  }

  return { ask, get, close: () => void client.destroy() };
}

export type Connection = ReturnType<typeof openConnection>;

/** Several connections that stay open between its runs: opening them is no part of a request. */
export function openLoad(base: URL) {
  const connections = Array.from({ length: 8 }, () => openConnection(base));

  /** Asks `requests` times, or fewer where that takes longer than `maxMs`; how often it asked. */
  async function run(path: string, requests: number, maxMs = Infinity): Promise<number> {
    const startedAt = performance.now();
    let asked = 0;
    async function repeat({ get }: Connection) {
      while (asked < requests && performance.now() - startedAt < maxMs) {
        asked += 1;
        await get(path);
      }
    }
    await Promise.all(connections.map(repeat));
    return asked;
  }

  return {
    run,
    close: () => {
      for (const { close } of connections) close();
    },
  };
}
