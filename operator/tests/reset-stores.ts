import { reset } from 'cloudflare:test';
import { emptyDatabase, noteTables } from './empty-database.ts';
import { migrateOperator, testDb } from './operator-under-test.ts';

// Test files share a worker, since starting one takes most of the time, so each begins by emptying the database.
if (!(await emptyDatabase(testDb))) {
  await reset();
  await migrateOperator();
  await noteTables(testDb);
}
