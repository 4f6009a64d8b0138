import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Proxy {
  origin: string;
  /** The delay of each script; scripts are never cached, so that it applies to every page. */
  scriptsLateMs: number;
  /** How many scripts were requested. */
  scripts: number;
  /** Requests with methods other than GET, as `POST /path`. */
  posts: string[];
  close(): void;
}

/** A proxy in front of a site, which becomes its public address and delays its scripts. */
export async function startProxy(site: string): Promise<Proxy> {
  const target = new URL(site);
  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', method = 'GET' } = incoming;
    // The site accepts forms from its own origin only.
    const headers = { ...incoming.headers, host: target.host };
    if (headers.origin === proxy.origin) headers.origin = target.origin;
    const isScript = /^\/assets\/.*\.js/.test(url);
    if (isScript) proxy.scripts += 1;
    if (method !== 'GET') proxy.posts.push(`${method} ${url}`);
    const forwarded = request(
      { host: target.hostname, port: target.port, path: url, method, headers },
      (answer) => {
        const location = answer.headers.location?.replace(target.origin, proxy.origin);
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          ...(location && { location }),
          ...(isScript && { 'cache-control': 'no-store' }),
        });
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    if (isScript) await sleep(proxy.scriptsLateMs);
    incoming.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const proxy: Proxy = {
    origin: `http://127.0.0.1:${port}`,
    scriptsLateMs: 0,
    scripts: 0,
    posts: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
