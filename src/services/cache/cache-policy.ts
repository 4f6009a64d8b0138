import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import * as categories from '#contracts/commerce/categories.ts';
import * as commerce from '#contracts/commerce/products.ts';
import type { ContentKind, ContentTag } from '#contracts/content/content-tags.ts';
import * as coverage from '#contracts/coverage/areas.ts';
import type { Contract, ServiceName } from '#contracts/contract.ts';
import * as home from '#contracts/content/home.ts';
import * as news from '#contracts/content/news.ts';
import * as offers from '#contracts/content/offers.ts';
import * as pages from '#contracts/content/pages.ts';
import * as places from '#contracts/content/places.ts';
import * as roaming from '#contracts/content/roaming.ts';
import * as homeInternet from '#contracts/mobile/home-internet.ts';
import * as numbers from '#contracts/mobile/numbers.ts';
import * as recovery from '#contracts/mobile/sim-recovery.ts';
import * as purchases from '#contracts/mobile/purchases.ts';
import * as touristSims from '#contracts/mobile/tourist-sims.ts';
import * as stars from '#contracts/mobile/stars.ts';
import * as find from '#contracts/content/search.ts';
import * as services from '#contracts/content/services.ts';
import type { CurrentRequest } from '../current-request.ts';
import type { CallParams } from '../upstream/call-address.ts';
import type { UpstreamRequest } from '../upstream/call-upstream.ts';
import type { Answer } from '../upstream/reshape.ts';
import type { Outcome } from '../upstream/upstream-error.ts';
import type { IsKnown, Sharing } from './sharing.ts';

export interface CachePolicy {
  freshSeconds: number;
  /** How much longer it may be shown while it is refreshed or the service can't be reached. */
  staleSeconds: number;
  /** False: cached in the isolate's memory only, because every visitor asks for something else (`sharing.ts`). */
  shared: boolean;
  /**
   * True: of all isolates only one refreshes it. False for calls with as many keys as there are products: two
   * writes to the database for each would cost more than a second call.
   */
  leased: boolean;
  /** What it is made of. When an editor changes one of these kinds, or an item of them that it holds, it is outdated. */
  kinds: readonly ContentKind[];
}

const daySeconds = 24 * 3600;
const weekSeconds = 7 * daySeconds;

/** How long a change of a tag is remembered: longer than a value may be shown that was made before it. */
export const tagMs = (weekSeconds + daySeconds) * 1000;

function fresh(freshSeconds: number, ...kinds: [ContentKind, ...ContentKind[]]): CachePolicy {
  return { freshSeconds, staleSeconds: weekSeconds, shared: true, leased: true, kinds };
}

/**
 * Every call that may be cached. All are public and the same for everybody; both languages come in one
 * answer, so the language is no part of the key. The key depends on the contract's path and query parameters only.
 */
export const cachePolicies: ReadonlyMap<Contract, CachePolicy> = new Map<Contract, CachePolicy>([
  [home.homeContract, fresh(120, 'home')],
  [home.shopBannersContract, fresh(120, 'banner')],
  [services.serviceCategoriesContract, fresh(300, 'service')],
  [services.serviceContract, fresh(120, 'service')],
  [services.singleServiceContract, fresh(120, 'service')],
  [news.newsListContract, fresh(60, 'news')],
  [news.newsArticleContract, fresh(120, 'news')],
  [pages.aboutUsContract, fresh(300, 'about-us')],
  [pages.cooperationContract, fresh(300, 'cooperation')],
  [pages.sdgContract, fresh(300, 'sdg')],
  [pages.digitalConsentContract, fresh(300, 'digital-consent')],
  [pages.legalContract, fresh(300, 'legal')],
  [places.citiesContract, fresh(300, 'place')],
  [places.districtsContract, fresh(300, 'place')],
  [places.khoroosContract, fresh(300, 'place')],
  [places.branchesContract, fresh(120, 'branch')],
  [places.travelPointsContract, fresh(300, 'travel-point')],
  [coverage.coverageAreasContract, fresh(300, 'coverage')],
  [roaming.roamingContract, fresh(300, 'roaming')],
  [offers.leasingGroupContract, fresh(120, 'leasing')],
  [offers.preorderContract, fresh(30, 'preorder')],
  [offers.tradeInContract, fresh(300, 'trade-in')],
  [homeInternet.homePackagesContract, fresh(300, 'service')],
  [purchases.dataPackagesContract, fresh(300, 'service')],
  [purchases.wifiCardsContract, fresh(300, 'service')],
  [numbers.numberPlansContract, fresh(300, 'service')],
  [touristSims.touristPackagesContract, fresh(300, 'service')],
  [recovery.recoveryWaysContract, fresh(300, 'service')],
  [stars.starsPackagesContract, fresh(300, 'service')],
  [
    find.searchContract,
    { ...fresh(60, 'search', 'news', 'service', 'product'), shared: false, leased: false },
  ],
  [commerce.productsContract, { ...fresh(60, 'product'), leased: false }],
  [commerce.productFacetsContract, fresh(300, 'product')],
  [commerce.productContract, { ...fresh(60, 'product'), leased: false }],
  [categories.subCategoriesContract, fresh(300, 'category')],
  [categories.productCategoriesContract, fresh(300, 'category')],
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
  /** The visitor's request: its reads are claimed together, and none is awaited after `answerBy`. */
  currentRequest: () => Pick<CurrentRequest, 'answerBy'> | undefined;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
}

/** One read of a cached call. */
export interface ReadJob {
  contract: Contract;
  params: CallParams;
  policy: CachePolicy;
  key: string;
  /** Its kinds, and the item that is asked for. */
  tags: readonly ContentTag[];
  sharing: Sharing;
  /** For `known`: whether the values exist, as this answer or what else is known says. */
  isKnown: IsKnown;
  /** True once KV was found to hold the key. */
  isStored: boolean;
}

const toItemTags = (kinds: readonly ContentKind[], id: unknown): ContentTag[] =>
  typeof id === 'string' ? kinds.map((kind): ContentTag => `${kind}/${id}`) : [];

export function toJobTags({ kinds }: CachePolicy, params: CallParams): ContentTag[] {
  return [...kinds, ...toItemTags(kinds, params.id)];
}

/** What an answer is made of: also the items that it holds. */
export function toAnswerTags({ policy, tags }: ReadJob, { items }: Answer<unknown>): ContentTag[] {
  return [
    ...tags,
    ...items.flatMap((item) => toItemTags(policy.kinds, Reflect.get(Object(item), 'id'))),
  ];
}
