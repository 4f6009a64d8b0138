import { beforeAll, expect, test } from 'vitest';
import { toNumberStatements } from '../../seed/numbers/number-statements.ts';
import { prepareOperator, testDb } from '../../tests/operator-under-test.ts';
import { maxRows, readNumbers } from './number-list.ts';

beforeAll(() => prepareOperator());

const none = { prefix: '', contains: '', ending: '', class: '', without: '' };

/** The database, and how many rows its statements have looked at. */
function countRows() {
  let rows = 0;
  const db = {
    prepare(sql: string) {
      const all = async (values: unknown[]) => {
        const answer = await testDb
          .prepare(sql)
          .bind(...values)
          .all();
        rows += answer.meta.rows_read ?? 0;
        return answer;
      };
      const bind = (...values: unknown[]) => ({
        all: () => all(values),
        first: async () => (await all(values)).results[0] ?? null,
      });
      return { bind, all: () => all([]) };
    },
  };
  return { db: db as unknown as typeof testDb, read: () => rows };
}

test.each(['priceAsc', 'priceDesc'] as const)(
  'another mask by %s looks at no more rows for all prices together, from the tail of one on, and finds all',
  async (sortBy) => {
    await testDb.batch(toNumberStatements(0, 120_000).map((sql) => testDb.prepare(sql)));
    // Far behind in the many numbers that cost nothing: the page goes on to the other prices.
    const { results: free } = await testDb
      .prepare(
        'SELECT isdn FROM phone_number WHERE price = 0 ORDER BY isdn DESC LIMIT 1 OFFSET 20000',
      )
      .all<{ isdn: number }>();
    const query = { ...none, mask: '_9_9_9_8', sortBy, size: 24 };
    const found: string[] = [];
    const most: number[] = [];
    for (const begin of [`0-${free[0]?.isdn}`, '']) {
      found.length = 0;
      for (let cursor: string | null = begin; cursor !== null;) {
        const { db, read } = countRows();
        const page = await readNumbers(db, { ...query, cursor }, Date.now());
        expect(page.items.length).toBeLessThanOrEqual(24);
        expect(page.next).not.toBe(cursor);
        found.push(...page.items.map(({ isdn }) => isdn));
        most.push(read());
        cursor = page.next;
      }
    }
    expect(Math.max(...most)).toBeLessThanOrEqual(maxRows);
    expect(Math.max(...most)).toBeGreaterThan(maxRows / 2);
    const { results } = await testDb
      .prepare(
        `SELECT isdn FROM phone_number WHERE isdn LIKE '_9_9_9_8'
         ORDER BY price ${sortBy === 'priceAsc' ? 'ASC' : 'DESC'}, isdn`,
      )
      .all<{ isdn: number }>();
    expect(found).toEqual(results.map(({ isdn }) => String(isdn)));
  },
  60_000,
);
