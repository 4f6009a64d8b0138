import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import * as commerce from '#contracts/commerce/products.ts';
import type { Contract, ServiceName } from '#contracts/contract.ts';
import * as home from '#contracts/content/home.ts';
import * as news from '#contracts/content/news.ts';
import * as offers from '#contracts/content/offers.ts';
import * as pages from '#contracts/content/pages.ts';
import * as places from '#contracts/content/places.ts';
import * as roaming from '#contracts/content/roaming.ts';
import * as homeInternet from '#contracts/mobile/home-internet.ts';
import * as find from '#contracts/content/search.ts';
import * as services from '#contracts/content/services.ts';
import type { CallParams } from '../upstream/call-address.ts';
import type { UpstreamRequest } from '../upstream/call-upstream.ts';
import type { Answer } from '../upstream/reshape.ts';
import type { Outcome } from '../upstream/upstream-error.ts';

export interface CachePolicy {
  freshSeconds: number;
  /** How much longer it may be shown while it is refreshed or the service can't be reached. */
  staleSeconds: number;
  /** False: cached in the isolate's memory only, because every visitor asks for something else. */
  shared: boolean;
  /**
   * True: of all isolates only one refreshes it. False for calls with as many keys as there are products: two
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
 * answer, so the language is no part of the key. The key depends on the contract's path and query parameters only.
 */
export const cachePolicies: ReadonlyMap<Contract, CachePolicy> = new Map<Contract, CachePolicy>([
  [home.homeContract, fresh(120)],
  [home.shopBannersContract, fresh(120)],
  [services.serviceCategoriesContract, fresh(300)],
  [services.serviceContract, fresh(120)],
  [services.singleServiceContract, fresh(120)],
  [news.newsListContract, fresh(60)],
  [news.newsArticleContract, fresh(120)],
  [pages.aboutUsContract, fresh(300)],
  [pages.cooperationContract, fresh(300)],
  [pages.sdgContract, fresh(300)],
  [pages.digitalConsentContract, fresh(300)],
  [places.citiesContract, fresh(300)],
  [places.districtsContract, fresh(300)],
  [places.khoroosContract, fresh(300)],
  [places.branchesContract, fresh(120)],
  [places.travelPointsContract, fresh(300)],
  [roaming.roamingContract, fresh(300)],
  [offers.leasingGroupContract, fresh(120)],
  [offers.preorderContract, fresh(30)],
  [offers.tradeInContract, fresh(300)],
  [homeInternet.homePackagesContract, fresh(300)],
  [find.searchContract, { ...fresh(60), shared: false, leased: false }],
  [commerce.productsContract, { ...fresh(60), leased: false }],
  [commerce.productFacetsContract, fresh(300)],
  [commerce.productContract, { ...fresh(60), leased: false }],
  [commerce.subCategoriesContract, fresh(300)],
  [commerce.productCategoriesContract, fresh(300)],
]);

/** @throws Error for a call without a policy: a personal one or a POST must never be cached. */
export function policyOf(contract: Contract): CachePolicy {
  const policy = cachePolicies.get(contract);
  if (!policy) throw new Error(`${contract.method} ${contract.path} has no cache policy`);
  return policy;
}

export interface CacheParts {
  kv: Pick<KVNamespace, 'get' | 'put' | 'delete'>;
  db: D1Database;
  call: (contract: Contract, request: UpstreamRequest) => Promise<Outcome<Answer<unknown>>>;
  /** The first part of every key, so that a new version invalidates everything cached. */
  version: (service: ServiceName) => string;
  /** Identifies the visitor's request, so that only reads of one request are claimed together. */
  currentRequest: () => object | undefined;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
}

/** One read of a cached call. */
export interface ReadJob {
  contract: Contract;
  params: CallParams;
  policy: CachePolicy;
  key: string;
}
