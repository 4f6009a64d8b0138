import type { D1Database } from '@cloudflare/workers-types';
import type { log } from '#lib/log.ts';
import type { Outcome } from '#lib/outcome.ts';
import type { UpstreamError } from '#services/upstream/upstream-error.ts';
import type { TanPurpose } from './purposes.ts';
import type { Subject } from './store.ts';

export interface TanOwner {
  visitorId: string;
  purpose: TanPurpose;
}

/** What carries the code, in the reader's language. */
export interface TanMessage {
  subject: string;
  text: string;
}

export interface TanParts {
  db: D1Database;
  send: (id: string, message: Subject & TanMessage) => Promise<Outcome<unknown, UpstreamError>>;
  waitUntil: (work: Promise<unknown>) => void;
  now: () => number;
  log: Pick<typeof log, 'error'>;
  settings: () => { TAN_PEPPER: string; TAN_NETWORK_HOURLY: number };
}
