import type { ProductCard } from '#contracts/commerce/products.ts';
import type { Branch } from '#contracts/content/places.ts';
import { type Outcome, type Read, settleRead } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { readRoaming, readServiceCategories, searchContent } from '#services/content.ts';
import { readBranches } from '#services/places.ts';
import { knowsParameter, readProducts } from '#services/products.ts';
import { readSoon } from '#services/read-soon.ts';
import { toHits } from './hits.ts';
import type { Hit } from './model.ts';
import { toQuestions } from './rewrite.ts';

export interface Found {
  hits: Hit[];
  /** To fill the rows with: a picture and a price, or until when a branch is open. */
  products: readonly ProductCard[];
  branches: readonly Branch[];
  /** Whether the search of the service could not be asked, so that there may be more. */
  isPartial: boolean;
}

const valueOr = <T>(outcome: Outcome<T>, fallback: T): T => (outcome.ok ? outcome.value : fallback);

const productCount = 24;

/** One list for all rows: a call for each product would be as many calls as there are rows. */
async function readCards(question: string): Promise<readonly ProductCard[]> {
  if (!knowsParameter('q')) return [];
  const outcome = await settleRead(await readProducts({ q: question, size: productCount }));
  return outcome.ok ? outcome.value.items : [];
}

/** Asks all who may know something, side by side; whoever fails costs its own hits only. */
async function readFound(typed: string): Promise<Outcome<Found>> {
  const { locale } = requestContext();
  const questions = toQuestions(typed);
  const settle = async <T>(read: Promise<Read<T>>) => settleRead(await read);
  const [found, products, branches, categories, countries] = await Promise.all([
    Promise.all(questions.map((question) => settle(searchContent(question)))),
    readCards(questions[1] ?? typed),
    settle(readBranches()),
    settle(readServiceCategories()),
    settle(readRoaming()),
  ]);
  const answers = {
    found: found.map((outcome) => valueOr(outcome, [])),
    products,
    branches: valueOr(branches, []),
    categories: valueOr(categories, []),
    countries: valueOr(countries, []),
  };
  const isPartial = found.some((outcome) => !outcome.ok);
  const hits = toHits(typed, answers, locale);
  return { ok: true, value: { hits, products, branches: answers.branches, isPartial } };
}

/** What is found for the typed words, as a section waits for it. */
export const readHits = (typed: string): Promise<Read<Found>> => readSoon(readFound(typed));
