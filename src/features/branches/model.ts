import type { Branch } from '#contracts/content/places.ts';
import { capital, ifNearAny, type Position, toKilometresOf } from '#domain/distance.ts';
import { toPosition } from '#domain/position.ts';
import { type Opening, toOpening } from '#domain/opening-hours.ts';
import type { MessageKey } from '#i18n/translator.ts';

export const branchServices = {
  sim: 'branchService.sim',
  esim: 'branchService.esim',
  device: 'branchService.device',
  leasing: 'branchService.leasing',
  payment: 'branchService.payment',
  tradein: 'branchService.tradein',
  business: 'branchService.business',
  homenet: 'branchService.homenet',
  repair: 'branchService.repair',
} as const satisfies Record<string, MessageKey>;
export type BranchService = keyof typeof branchServices;

export function isBranchService(value: string): value is BranchService {
  return Object.hasOwn(branchServices, value);
}

export interface BranchFilters {
  cityId: string;
  districtId: string;
  service: string;
  openNow: boolean;
  nearest: boolean;
  /** Where the visitor said they are; rounded to about a kilometre, and never stored. */
  near: Position | null;
}

/** The filters in the address; unknown values are ignored. */
export function toBranchFilters(query: URLSearchParams): BranchFilters {
  const service = query.get('service') ?? '';
  const near = toPosition(query.get('near'));
  const sort = query.get('sort');
  return {
    cityId: (query.get('city') ?? '').slice(0, 64),
    districtId: (query.get('district') ?? '').slice(0, 64),
    service: isBranchService(service) ? service : '',
    openNow: query.get('open') === '1',
    // A position sorts by itself until the form says otherwise, which carries it on.
    nearest: sort === null ? near !== null : sort === 'nearest',
    near,
  };
}

/** Whether the address chooses anything; then there is something to clear. */
export function isFiltered(filters: BranchFilters): boolean {
  const { cityId, districtId, service, openNow, nearest, near } = filters;
  const isChosen = [cityId, districtId, service].some((chosen) => chosen !== '');
  return openNow || nearest || near !== null || isChosen;
}

export interface FoundBranch {
  branch: Branch;
  /** Null where the service does not say when the branch is open. */
  opening: Opening | null;
  /** Kilometres from the visitor, where both positions are known. */
  km: number | null;
}

/** The branches that match the filters, nearest first where that is asked for, else in the order of upstream. */
export function findBranches(
  branches: readonly Branch[],
  filters: BranchFilters,
  position: Position | null,
  now: Date,
): FoundBranch[] {
  const { cityId } = filters;
  // A district of the city chosen before is ignored once another city is chosen.
  const elsewhere = branches.some(
    (branch) => branch.districtId === filters.districtId && cityId && branch.cityId !== cityId,
  );
  const districtId = elsewhere ? '' : filters.districtId;
  const found = branches
    .filter((branch) => !cityId || branch.cityId === cityId)
    .filter((branch) => !districtId || branch.districtId === districtId)
    .filter((branch) => !filters.service || branch.services.includes(filters.service))
    .map((branch) => ({
      branch,
      opening: branch.hours.length === 0 ? null : toOpening(branch, now),
      km: position ? toKilometresOf(branch, position) : null,
    }))
    .filter(({ opening }) => !filters.openNow || opening?.state === 'open');
  return filters.nearest && position
    ? found.sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity))
    : found;
}

/** A position is rounded to about a kilometre, so of branches this close together nobody can say which is nearer. */
const alikeKm = 1;
const maxNearest = 3;

/** The nearest branch, and those that may be as near; none for somebody who is near none, or of whom no position is known. */
export function findNearest(
  found: readonly FoundBranch[],
  position: Position | null,
): FoundBranch[] {
  const branches = found.map(({ branch }) => branch);
  if (!ifNearAny(branches, position)) return [];
  const byKm = found
    .flatMap((one) => (one.km === null ? [] : [{ one, km: one.km }]))
    .toSorted((a, b) => a.km - b.km);
  const least = byKm[0]?.km ?? 0;
  return byKm
    .filter(({ km }) => km - least <= alikeKm)
    .slice(0, maxNearest)
    .map(({ one }) => one);
}

/** Branches for somebody who has asked for none: the nearest, or without a position that is near any, those of the capital. */
export function findNearby(
  branches: readonly Branch[],
  position: Position | null,
  now: Date,
): { isNear: boolean; found: FoundBranch[] } {
  const near = ifNearAny(branches, position);
  const isNear = near !== null;
  const filters = { ...toBranchFilters(new URLSearchParams()), nearest: true };
  const found = findBranches(branches, filters, near ?? capital, now);
  // Nobody was asked where they are, so that no distance is told from the capital.
  return { isNear, found: isNear ? found : found.map((one) => ({ ...one, km: null })) };
}
