import type { D1Database } from '@cloudflare/workers-types';
import { holdMessageTopic } from './hold-topic.ts';
import { warnDue } from './warn-store.ts';

/** Every minute: each hold that ends within an hour is told of, once. Returns how many. */
export const warnOfEnds = (db: D1Database, clock: () => number): Promise<number> =>
  warnDue(db, holdMessageTopic, clock());
