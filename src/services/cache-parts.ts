import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import type { Contract, ServiceName } from '#contracts/contract.ts';
import type { Entry } from './cache-entry.ts';
import type { CachePlan } from './cache-plan.ts';
import type { CallParams } from './call-address.ts';
import type { createIsolateMemory } from './isolate-memory.ts';
import type { Answer } from './reshape.ts';
import type { Outcome } from './upstream-error.ts';
import type { UpstreamRequest } from './upstream.ts';

/** The visitor's request that is being answered. */
export interface AnsweredRequest {
  /** False once it has been shown what another one would not be: something old, or something not known at once. */
  keepable: boolean;
}

export interface CacheParts {
  kv: Pick<KVNamespace, 'get' | 'put' | 'delete'>;
  db: D1Database;
  call: (contract: Contract, request: UpstreamRequest) => Promise<Outcome<Answer<unknown>>>;
  /** Leads every key: a new one forgets all that was kept. */
  version: (service: ServiceName) => string;
  /** To tell one visitor's from another's; never what is in it. */
  currentRequest: () => AnsweredRequest | undefined;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
}

/** One cached question. */
export interface ReadJob {
  contract: Contract;
  params: CallParams;
  plan: CachePlan;
  key: string;
}

export type EntryMemory = ReturnType<typeof createIsolateMemory<Entry>>;
