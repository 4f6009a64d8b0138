import type { Branch } from '#contracts/content/places.ts';
import { ifNearAny, type Position, toAway, toKilometresOf } from '#domain/distance.ts';
import { type Opening, toOpening } from '#domain/opening-hours.ts';
import { type Outcome, settleRead } from '#lib/outcome.ts';
import type { OrderLine } from '#order/model.ts';
import { readBranches } from '#services/places.ts';
import { readProduct } from '#services/products.ts';

/** A branch in which an order can be picked up. */
export interface PickUpBranch {
  branch: Branch;
  /** How many of the lines are there in full; null where commerce does not say. */
  inStock: number | null;
  /** Of so many. */
  lines: number;
  /** Null where the position is not known, or near no branch. */
  km: number | null;
  opening: Opening | null;
}

type Stock = ReadonlyMap<string, number>;

/** Calls at once. */
const atOnce = 6;

/** What each branch has of a product; null where that is not known. */
async function readStock(product: string): Promise<Stock | null> {
  const read = await settleRead(await readProduct(product));
  if (!read.ok || read.value.storeStock.length === 0) return null;
  return new Map(read.value.storeStock.map(({ branchId, qty }) => [branchId, qty]));
}

async function readStocks(products: readonly string[]): Promise<Map<string, Stock | null>> {
  const known = new Map<string, Stock | null>();
  const waiting = [...new Set(products)];
  async function readNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // One after the other here: as many loops as calls may run at the same time.
      known.set(next, await readStock(next));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readNext));
  return known;
}

interface Ranking {
  stocks: ReadonlyMap<string, Stock | null>;
  position: Position | null;
  /** The branch in which the kiosk stands. */
  own: string | undefined;
  now: Date;
}

const isThere = (
  { product, quantity }: OrderLine,
  branchId: string,
  stocks: ReadonlyMap<string, Stock | null>,
): boolean => (stocks.get(product)?.get(branchId) ?? 0) >= quantity;

/**
 * Those that have every line first, then the nearest, which for somebody who is near none are those of the capital;
 * before them the one in which somebody stands.
 */
export function rankBranches(
  branches: readonly Branch[],
  lines: readonly OrderLine[],
  { stocks, position, own, now }: Ranking,
): PickUpBranch[] {
  const goods = lines.filter(({ type }) => type === 'PHYSICAL');
  const isKnown = goods.every(({ product }) => stocks.get(product));
  const has = (branch: Branch) => goods.filter((line) => isThere(line, branch.id, stocks));
  const near = ifNearAny(branches, position);
  const found = branches.map((branch): PickUpBranch => ({
    branch,
    inStock: isKnown ? has(branch).length : null,
    lines: goods.length,
    km: near && toKilometresOf(branch, near),
    opening: branch.hours.length === 0 ? null : toOpening(branch, now),
  }));
  const toRank = ({ branch, inStock }: PickUpBranch) =>
    branch.id === own ? 0 : inStock === goods.length ? 1 : 2;
  return found.sort(
    (a, b) => toRank(a) - toRank(b) || toAway(a.branch, near) - toAway(b.branch, near) || 0,
  );
}

/** All branches, the best first. */
export async function readPickUpBranches(
  lines: readonly OrderLine[],
  given: Omit<Ranking, 'stocks'>,
): Promise<Outcome<PickUpBranch[]>> {
  const goods = lines.filter(({ type }) => type === 'PHYSICAL');
  const [branches, stocks] = await Promise.all([
    readBranches().then(settleRead),
    readStocks(goods.map(({ product }) => product)),
  ]);
  if (!branches.ok) return branches;
  return { ok: true, value: rankBranches(branches.value, lines, { ...given, stocks }) };
}

/** Of which goods the branch has too little, by the id of what is sold; none where commerce does not say. */
export async function listLacking(
  branchId: string,
  lines: readonly OrderLine[],
): Promise<string[]> {
  const goods = lines.filter(({ type }) => type === 'PHYSICAL');
  const stocks = await readStocks(goods.map(({ product }) => product));
  if (!goods.every(({ product }) => stocks.get(product))) return [];
  return goods.flatMap((line) => (isThere(line, branchId, stocks) ? [] : line.productId));
}

export async function findBranch(id: string): Promise<Branch | null> {
  const branches = await settleRead(await readBranches());
  return (branches.ok && branches.value.find((one) => one.id === id)) || null;
}
