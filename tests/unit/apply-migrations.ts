import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { DB } from '#env.ts';
import { forgetFailures } from '#services/upstream/call-upstream.ts';
import { testDb } from '#operator/tests/operator-under-test.ts';

// Test files share a worker, which saves most of the time, so the stores are emptied before each, and the circuits closed.
forgetFailures();
await reset();
await applyD1Migrations(DB, env.SITE_MIGRATIONS as D1Migration[]);
await applyD1Migrations(testDb, env.OPERATOR_MIGRATIONS as D1Migration[]);
