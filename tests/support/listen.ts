import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SeenRequest {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server on 127.0.0.1; a request whose answer fails has its connection broken. Without `port`, any free one. */
export async function listen(
  answer: (seen: SeenRequest, res: ServerResponse) => unknown,
  port = 0,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (req, res) => {
    try {
      const { pathname, search } = new URL(req.url ?? '/', 'http://upstream');
      const { method = 'GET', headers } = req;
      await answer({ method, path: pathname, query: search, headers, body: await text(req) }, res);
    } catch {
      res.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
