import type { CoverageArea } from '#contracts/coverage/areas.ts';
import { type Read, readOr, thenRead } from '#lib/outcome.ts';
import { readCoverageOf } from '#services/coverage.ts';
import { type CoverageQuery, findCity } from './model.ts';

async function readOfCity(cityId: string | undefined): Promise<Read<CoverageArea[]>> {
  if (cityId === undefined) return { state: 'ready', value: [] };
  return readOr(await readCoverageOf(cityId), []);
}

/** What lies in the city that is asked for; of a position, once it is known which that is. Empty where nobody can say. */
export async function readBelow(
  all: Read<CoverageArea[]>,
  asked: CoverageQuery,
): Promise<Read<CoverageArea[]>> {
  if (asked.cityId !== '') return readOfCity(asked.cityId);
  if (!asked.near) return readOfCity(undefined);
  return thenRead(all, (areas) => readOfCity(findCity(areas, asked)?.id));
}
