import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Provider {
  url: string;
  /** Whether its token endpoint answers 500 from now on. */
  setDown(down: boolean): void;
  /** The Referer headers of all requests. */
  referrers: string[];
  close(): void;
}

/** Serves the operator's identity provider at an address of its own, like a real provider. */
export async function startProvider(operator: string): Promise<Provider> {
  let down = false;
  const referrers: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (request.headers.referer) referrers.push(request.headers.referer);
    if (down && path === '/oauth2/token') {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const { 'content-type': type, authorization } = request.headers;
    const body = await text(request);
    const answer = await fetch(operator + path, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: {
        ...(type ? { 'content-type': type } : {}),
        ...(authorization ? { authorization } : {}),
      },
      ...(body ? { body } : {}),
    });
    const forwarded = ['content-type', 'location', 'referrer-policy', 'content-security-policy'];
    const headers = forwarded.flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value] as const] : [];
    });
    response.writeHead(answer.status, Object.fromEntries(headers)).end(await answer.text());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    setDown: (next) => {
      down = next;
    },
    referrers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
