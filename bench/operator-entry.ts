/** The operator with the rows it read told in a header: runs in workerd, over catalogues of several sizes. */
import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { operatorApp } from '#operator/src/operator.ts';

class ReadRows {
  total = 0;
  #own = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  #note<Row>(result: D1Result<Row>): D1Result<Row> {
    this.total += result.meta.rows_read;
    return result;
  }

  #watchStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const all = async <Row>() => this.#note(await statement.all<Row>());
    const watched = {
      bind: (...values: unknown[]) => this.#watchStatement(statement.bind(...values)),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
    } as unknown as D1PreparedStatement;
    this.#own.set(watched, statement);
    return watched;
  }

  watch(db: D1Database): D1Database {
    return {
      prepare: (sql: string) => this.#watchStatement(db.prepare(sql)),
      batch: async (statements: D1PreparedStatement[]) => {
        const results = await db.batch(statements.map((one) => this.#own.get(one) ?? one));
        return results.map((result) => this.#note(result));
      },
    } as unknown as D1Database;
  }
}

export default {
  async fetch(request: Request, env: { OPERATOR_DB: D1Database }): Promise<Response> {
    const rows = new ReadRows();
    const given = await operatorApp.fetch(request, { OPERATOR_DB: rows.watch(env.OPERATOR_DB) });
    const answer = new Response(given.body, given);
    answer.headers.set('x-rows-read', String(rows.total));
    return answer;
  },
};
