import type { D1Database } from '@cloudflare/workers-types';
import { productCategoriesContract } from '#contracts/commerce/categories.ts';
import { productsContract } from '#contracts/commerce/products.ts';
import { newsListContract } from '#contracts/content/news.ts';
import { serviceCategoriesContract } from '#contracts/content/services.ts';
import {
  endListing,
  isInListing,
  readListedBelow,
  readListingRows,
  takeListing,
} from '#db/listing.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { DB, waitUntil } from '#env.ts';
import { log } from '#lib/log.ts';
import { mapOutcome } from '#lib/outcome.ts';
import { sleep, within } from '#lib/sleep.ts';
import type { PageHref } from '#routes.ts';
import { toPageRequest } from './products.ts';
import { type Pages, readPages } from './read-pages.ts';
import { callUpstream } from './upstream/call-upstream.ts';
import type { Outcome } from './upstream/upstream-error.ts';

/** A page that a list of a service leads to. */
export interface Listed {
  path: PageHref;
  changedAt?: string;
}

export interface ListingParts {
  db: D1Database;
  call: typeof callUpstream;
  now: () => number;
}

type Walk = (call: ListingParts['call']) => Promise<Pages<Listed> | null>;

/** A call's own time: no page waits for it. */
const deadlineMs = 2000;
/** The largest page size of the services. */
const size = 50;
const maxNews = 500;
/** Products are listed by popularity; the shop's lists link to the others. */
const maxProducts = 1000;

const toPages = (outcome: Outcome<Listed[]>): Pages<Listed> | null =>
  outcome.ok ? { items: outcome.value, whole: true } : null;

const toChangedAt = (at: string | null) => (at === null ? {} : { changedAt: at });

/** What is listed, in the order in which the sitemap shows it. */
const walks = {
  service: async (call) =>
    toPages(
      mapOutcome(await call(serviceCategoriesContract, { deadlineMs }), ({ items }) =>
        items.flatMap(({ children }) =>
          children
            .filter(({ id, link }) => id !== null && !link)
            .map(({ id }): Listed => ({ path: `/service/${id}` })),
        ),
      ),
    ),
  category: async (call) =>
    toPages(
      mapOutcome(await call(productCategoriesContract, { deadlineMs }), ({ items }) =>
        items.flatMap(({ productCategoryPopulateDtos }) =>
          productCategoryPopulateDtos.map(({ id }): Listed => ({ path: `/shop?category=${id}` })),
        ),
      ),
    ),
  /** The most popular first, each with its pre-order where it has one. */
  product: async (call) => {
    const pages = await readPages({
      readPage: async (cursor) => {
        const request = toPageRequest({ sort: 'popular', size, cursor });
        const query = request?.asked ?? {};
        const outcome = await call(productsContract, { query, deadlineMs });
        return request ? mapOutcome(outcome, request.lead) : outcome;
      },
      toNext: ({ next }) => next,
      maxItems: maxProducts,
    });
    return (
      pages && {
        ...pages,
        items: pages.items.flatMap(({ id, updatedAt, preorder }): Listed[] => [
          { path: toProductAddress(id), ...toChangedAt(updatedAt) },
          ...(preorder ? [{ path: `/pre-order/${id}` as const }] : []),
        ]),
      }
    );
  },
  /** Newest first. The list is paged by number; a service that gives no total has a next page after a full one. */
  news: async (call) => {
    const pages = await readPages({
      readPage: (page = '1') =>
        call(newsListContract, { query: { page: Number(page), size }, deadlineMs }),
      toNext: ({ total, items: { length } }, { pages: count, items }) =>
        (total === null ? length === size : items < total) ? String(count + 1) : null,
      maxItems: maxNews,
    });
    return (
      pages && {
        ...pages,
        items: pages.items.map(({ id, publishedAt, updatedAt }): Listed => ({
          path: `/news/${id}`,
          ...toChangedAt(updatedAt ?? publishedAt),
        })),
      }
    );
  },
} satisfies Record<string, Walk>;

export type ListingKind = keyof typeof walks;
const kinds = Object.keys(walks) as ListingKind[];

/** Longer than the walk through a list may take. */
const turnMs = 30_000;
const freshMs = 10 * 60_000;
const restAfterFailureMs = 60_000;
/** A list that breaks off again and again is better than one of yesterday. */
const tooOldMs = 24 * 60 * 60_000;

/** Of a longer address there is no page. */
const maxPath = 200;

const parts: ListingParts = { db: DB, call: callUpstream, now: Date.now };

function toEntries(listed: readonly Listed[]): string {
  const short = listed.filter(({ path }) => path.length <= maxPath);
  const byPath = new Map(short.map((one) => [one.path, one]));
  return JSON.stringify([...byPath.values()]);
}

async function fillOne(kind: ListingKind, { db, call, now }: ListingParts): Promise<boolean> {
  const dueAt = now() + turnMs;
  if (!(await takeListing(db, { kind, dueAt, now: now() }))) return false;
  const found = await walks[kind](call);
  const nextAt = now() + (found?.whole ? freshMs : restAfterFailureMs);
  await endListing(
    db,
    { kind, dueAt, nextAt },
    found && {
      entries: toEntries(found.items),
      whole: found.whole,
      now: now(),
      tooOld: now() - tooOldMs,
    },
  );
  return found !== null;
}

/** Walks through the lists that are due; returns how many it has read. What a list held before stays if its service fails. */
export async function fillListings(given: Partial<ListingParts> = {}): Promise<number> {
  const filled = await Promise.all(kinds.map((kind) => fillOne(kind, { ...parts, ...given })));
  return filled.filter(Boolean).length;
}

/** How long the first request of all waits while the lists are filled for it; no later one does. */
const firstMs = 2500;
const pollMs = 100;

export interface Listings {
  listed: Listed[];
  /** False where a list was never filled. */
  complete: boolean;
}

async function readFilled(db: D1Database): Promise<Listings> {
  const rows = new Map((await readListingRows(db)).map((row) => [row.kind, row.entries]));
  const listed = kinds.flatMap((kind) => JSON.parse(rows.get(kind) ?? '[]') as Listed[]);
  return { listed, complete: kinds.every((kind) => rows.has(kind)) };
}

/** All pages that the services' lists lead to, as a job has found them; no service is asked while somebody waits. */
export async function readListings(db = DB): Promise<Listings> {
  let known = await readFilled(db);
  if (known.complete) return known;
  const deadline = Date.now() + firstMs;
  waitUntil(
    fillListings({ db }).catch((cause: unknown) => log.error('listings-failed', { cause })),
  );
  while (!known.complete && Date.now() < deadline) {
    await sleep(pollMs);
    known = await readFilled(db);
  }
  return known;
}

const findMs = 100;

/** Whether a list leads to the page; where none does, its address is probably made up. Null while that is not known. */
export async function isListed(kind: ListingKind, path: PageHref): Promise<boolean | null> {
  return (await within(isInListing(DB, { kind, path }), findMs)) ?? null;
}

/** Addresses of a list that begin alike; undefined where the database takes too long. */
export const findListed = (kind: ListingKind, from: string, rows: number) =>
  within(readListedBelow(DB, { kind, from, rows }), findMs);
