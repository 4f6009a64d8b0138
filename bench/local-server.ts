import { createServer, type RequestListener } from 'node:http';

/** Serves on loopback, on a free port, until it is closed; connections that are kept open do not hold it up. */
export async function startLocalServer(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    address: `127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
