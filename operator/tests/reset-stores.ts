import { reset } from 'cloudflare:test';
import { migrateOperator } from './operator-under-test.ts';

// Test files share a worker, which saves most of the time; each finds its database empty all the same.
await reset();
await migrateOperator();
