import { reset } from 'cloudflare:test';
import { migrateOperator } from './operator-under-test.ts';

// Test files share a worker, since starting one takes most of the time, so each begins by emptying the database.
await reset();
await migrateOperator();
