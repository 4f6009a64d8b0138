import type { D1Database } from '@cloudflare/workers-types';
import { env } from 'cloudflare:workers';
import type { OperatorEnv } from '../src/http/operator-env.ts';
import { operatorApp } from '../src/operator.ts';
import { applyMigrations } from '../seed/apply-migrations.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { smallContent } from './small-content.ts';

const files = import.meta.glob<string>('../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Bound by the test configuration, as by wrangler.toml. */
export const testDb = env.OPERATOR_DB as D1Database;

/** Statements begin at the start of a line; those inside a trigger are indented. */
function splitStatements(sql: string): string[] {
  return sql
    .replace(/^--.*\n/gm, '')
    .split(/;\n(?=[A-Z]|\n|$)(?!END)/)
    .filter((statement) => statement.trim() !== '');
}

export async function migrateOperator(): Promise<void> {
  const migrations = Object.entries(files).map(([path, sql]) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    statements: splitStatements(sql),
  }));
  await applyMigrations(testDb, migrations);
}

/** Migrates and seeds the test database with the small content. */
export async function prepareOperator(generated = 0): Promise<void> {
  await migrateOperator();
  await seedDatabase(testDb, smallContent, generated);
}

/** Sends a request as the site's worker does. */
export async function ask(request: Request, given: Partial<OperatorEnv['Bindings']> = {}) {
  return operatorApp.fetch(request, { OPERATOR_DB: testDb, ENVIRONMENT: 'development', ...given });
}

export async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return ask(new Request(`http://operator.internal${path}`, { headers }));
}

export async function post(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init: RequestInit = { method: 'POST', headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  return ask(new Request(`http://operator.internal${path}`, init));
}
