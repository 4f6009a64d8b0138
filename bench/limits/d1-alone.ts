import type { D1Database } from '@cloudflare/workers-types';

/** A statement and what fills its holes. */
export type Sent = readonly [sql: string, values: readonly unknown[]];

/** The database and nothing around it: runs what it is handed, several as one batch. */
export default {
  async fetch(request: Request, { DB }: { DB: D1Database }): Promise<Response> {
    const sent = (await request.json()) as Sent[];
    const statements = sent.map(([sql, values]) => DB.prepare(sql).bind(...values));
    const [only, ...more] = statements;
    if (only && more.length === 0) await only.run();
    else await DB.batch(statements);
    return new Response('done');
  },
};
