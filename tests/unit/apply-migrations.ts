import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { DB, OPERATOR_DB } from '#env.ts';

await applyD1Migrations(DB, env.SITE_MIGRATIONS as D1Migration[]);
await applyD1Migrations(OPERATOR_DB, env.OPERATOR_MIGRATIONS as D1Migration[]);
