import * as coverage from '#contracts/coverage/areas.ts';
import { type CoverageArea } from '#contracts/coverage/areas.ts';
import { settings } from '#env.ts';
import { mapRead } from '#lib/outcome.ts';
import { readAll } from './cache/read-cached.ts';

/** Whether there is a service to ask at all: the site does without one. */
export function hasCoverage(): boolean {
  const { COVERAGE_BASE_URL, hasOperator } = settings();
  return COVERAGE_BASE_URL !== undefined || hasOperator;
}

/** The capital, the aimags, and the districts of the capital. */
export const readCoverage = () => readAll(coverage.coverageAreasContract);

/** What lies in a city or aimag: a service may ignore what it is asked for. */
export const readCoverageOf = async (cityId: string) =>
  mapRead(await readAll(coverage.coverageAreasContract, { cityId }), (areas: CoverageArea[]) =>
    areas.filter(({ parentId }) => parentId === cityId),
  );
