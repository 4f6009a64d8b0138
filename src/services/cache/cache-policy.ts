import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import * as commerce from '#contracts/commerce/products.ts';
import type { Contract, ServiceName } from '#contracts/contract.ts';
import * as home from '#contracts/content/home.ts';
import * as news from '#contracts/content/news.ts';
import * as offers from '#contracts/content/offers.ts';
import * as pages from '#contracts/content/pages.ts';
import * as places from '#contracts/content/places.ts';
import * as roaming from '#contracts/content/roaming.ts';
import * as find from '#contracts/content/search.ts';
import * as services from '#contracts/content/services.ts';
import type { CallParams } from '../upstream/call-address.ts';
import type { UpstreamRequest } from '../upstream/call-upstream.ts';
import type { Answer } from '../upstream/reshape.ts';
import type { Outcome } from '../upstream/upstream-error.ts';

export interface CachePolicy {
  freshSeconds: number;
  /** How much longer it may be shown while the service can't be reached. */
  staleSeconds: number;
  /** False: kept in the isolate's memory only, because every visitor asks something else. */
  shared: boolean;
  /**
   * True: one worker in the world refreshes it. False for what has as many keys as there are products: two
   * writes to the database for each would cost more than a second call.
   */
  leased: boolean;
}

const weekSeconds = 7 * 24 * 3600;

function fresh(freshSeconds: number): CachePolicy {
  return { freshSeconds, staleSeconds: weekSeconds, shared: true, leased: true };
}

/**
 * Every call that may be cached. All are public and the same for everybody; both languages come in one
 * answer, so the language is no dimension. The dimensions are the contract's holes and query, nothing else.
 */
export const cachePolicies: ReadonlyMap<Contract, CachePolicy> = new Map<Contract, CachePolicy>([
  [home.readHome, fresh(120)],
  [home.readShopBanners, fresh(120)],
  [services.readServiceCategories, fresh(300)],
  [services.readService, fresh(120)],
  [services.readSingleService, fresh(120)],
  [news.readNewsList, fresh(60)],
  [news.readNewsArticle, fresh(120)],
  [pages.readAboutUs, fresh(300)],
  [pages.readCooperation, fresh(300)],
  [pages.readSdg, fresh(300)],
  [pages.readDigitalConsent, fresh(300)],
  [places.readCities, fresh(300)],
  [places.readDistricts, fresh(300)],
  [places.readKhoroos, fresh(300)],
  [places.readBranches, fresh(120)],
  [places.readTravelPoints, fresh(300)],
  [roaming.readRoaming, fresh(300)],
  [offers.readLeasingGroup, fresh(120)],
  [offers.readPreorder, fresh(30)],
  [offers.readTradeIn, fresh(300)],
  [find.search, { ...fresh(60), shared: false, leased: false }],
  [commerce.readProducts, { ...fresh(60), leased: false }],
  [commerce.readProductFacets, fresh(300)],
  [commerce.readProduct, { ...fresh(60), leased: false }],
  [commerce.readSubCategories, fresh(300)],
  [commerce.readProductCategories, fresh(300)],
]);

/** @throws Error for a call without a plan: a personal one or a POST must never be kept. */
export function policyOf(contract: Contract): CachePolicy {
  const plan = cachePolicies.get(contract);
  if (!plan) throw new Error(`${contract.method} ${contract.path} has no place in the cache plan`);
  return plan;
}

/** The visitor's request that is being answered. */
export interface AnsweredRequest {
  /** False once it has been shown what another one would not be: something old, or something not known at once. */
  cacheable: boolean;
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
  plan: CachePolicy;
  key: string;
}
