import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { startSite } from './start-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteOrigin: string;
    /** Answers a statement in its body with the rows of the site's database. */
    siteDatabase: string;
  }
}

/** Starts the site once for all tests. They get its address and that of a database server, which runs queries on its D1. */
export default async function startForTests(project: TestProject) {
  const site = await startSite();
  const server = createServer(async (request, response) => {
    const sql = await text(request);
    const read = () => site.query(sql);
    try {
      // The way to the database may have been closed as idle at this very moment; only reads are tried again.
      const rows = await read().catch((error: unknown) => {
        if (!/^\s*SELECT\b/i.test(sql)) throw error;
        return read();
      });
      response.end(JSON.stringify(rows));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  project.provide('siteOrigin', site.origin);
  project.provide(
    'siteDatabase',
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  );
  return async () => {
    server.closeAllConnections();
    server.close();
    await site.stop();
  };
}
