import type * as z from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { readCached } from './cache.ts';
import type { CallParams } from './call-address.ts';
import { mapEdge, mapOutcome } from './map-outcome.ts';
import type { Answer } from './reshape.ts';
import type { Edge, Outcome } from './upstream-error.ts';
import { callUpstream, type UpstreamRequest } from './upstream.ts';

/** The one item that `reshape` makes sure of for every envelope but a list. */
function toOne<T>({ items }: Answer<T>): T {
  const [item] = items;
  if (item === undefined) throw new TypeError('a list was read as one');
  return item;
}

export async function readOne<Shape extends z.ZodMiniType, Name extends string>(
  contract: Contract<Shape, Name>,
  params?: CallParams<Name>,
): Promise<Edge<z.output<Shape>>> {
  return mapEdge(await readCached(contract, params), toOne);
}

export async function readAll<Shape extends z.ZodMiniType, Name extends string>(
  contract: Contract<Shape, Name>,
  params?: CallParams<Name>,
): Promise<Edge<z.output<Shape>[]>> {
  return mapEdge(await readCached(contract, params), ({ items }) => items);
}

export async function callForOne<Shape extends z.ZodMiniType, Name extends string>(
  contract: Contract<Shape, Name>,
  request: UpstreamRequest<Name>,
): Promise<Outcome<z.output<Shape>>> {
  return mapOutcome(await callUpstream(contract, request), toOne);
}
