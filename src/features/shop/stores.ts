import type { Product } from '#contracts/commerce/products.ts';
import type { Branch } from '#contracts/content/places.ts';
import { ifNearAny, type Position, toAway, toKilometresOf } from '#domain/distance.ts';
import { type Opening, toOpening } from '#domain/opening-hours.ts';

/** A branch that has a product. */
export interface StoreOf {
  branch: Branch;
  qty: number;
  /** Null where the position is not known, or near no branch. */
  km: number | null;
  opening: Opening | null;
  /** The kiosk stands in it. */
  isHere: boolean;
}

interface Place {
  position: Position | null;
  /** The branch in which the kiosk stands. */
  own: string | undefined;
  now: Date;
}

/** The branches that have it: the kiosk's own first, then the nearest, which for somebody who is near none are those of the capital. */
export function findStores(
  { storeStock }: Pick<Product, 'storeStock'>,
  branches: readonly Branch[],
  { position, own, now }: Place,
): StoreOf[] {
  const near = ifNearAny(branches, position);
  const found = storeStock.flatMap(({ branchId, qty }): StoreOf[] => {
    const branch = branches.find(({ id }) => id === branchId);
    if (!branch || qty <= 0) return [];
    const opening = branch.hours.length === 0 ? null : toOpening(branch, now);
    const km = near && toKilometresOf(branch, near);
    return [{ branch, qty, km, opening, isHere: branchId === own }];
  });
  return found.sort(
    (a, b) =>
      Number(b.isHere) - Number(a.isHere) || toAway(a.branch, near) - toAway(b.branch, near) || 0,
  );
}
