import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { Contract, ServiceName } from '#contracts/contract.ts';
import { keepValid } from '#contracts/parsing.ts';
import { hashText, toShortHash } from '#lib/hash.ts';
import {
  type CallParams,
  toCallPath,
  toCallQuery,
  type AddressSettings,
  toBaseUrl,
} from '../upstream/call-address.ts';
import { hasForbiddenKey } from '../upstream/read-answer.ts';
import type { Answer } from '../upstream/reshape.ts';

/** The first part of a cache key. It depends on the base address, so that nothing of an old one is shown. */
export function toSourceVersion(
  service: ServiceName,
  settings: AddressSettings & { CACHE_VERSION: string },
): string {
  const base = toBaseUrl(service, settings);
  return base ? `${settings.CACHE_VERSION}-${toShortHash(base)}` : settings.CACHE_VERSION;
}

/** A KV key has at most 512 bytes; the rest is for the version and the path. */
const maxPlainLength = 300;

/**
 * `c:{version}:{contract's path}[={filled path}]:{canonical query}`; a long query is replaced by its hash.
 * @throws UpstreamError `not-found` for values that no service can know.
 */
export async function toCacheKey(
  version: string,
  contract: Contract,
  params: CallParams,
): Promise<string> {
  const path = toCallPath(contract, params);
  const query = toCallQuery(contract, params).slice(1);
  const tail = path.length + query.length > maxPlainLength ? await hashText(path + query) : query;
  // A filled path may equal another contract's path, so the unfilled one precedes it.
  const filled = contract.path.includes('{') && path.length <= maxPlainLength ? `=${path}` : '';
  const head = contract.path + filled;
  return `c:${version}:${head}:${tail}`;
}

export interface Entry {
  /** When the service answered, in UTC milliseconds. */
  atMs: number;
  /** The newest change that was known when the service was asked. */
  version: number;
  answer: Answer<unknown>;
}

const stored = z.object({
  atMs: z.number(),
  version: orElse(z.number(), 0),
  items: z.array(z.unknown()),
  total: z.nullable(z.number()),
  next: z.nullable(z.string()),
});

export function writeEntry({ atMs, version, answer }: Entry): string {
  const { items, total, next } = answer;
  return JSON.stringify({ atMs, version, items, total, next });
}

/**
 * Stored values are not trusted, so they are parsed by the contract's shape again. One invalid item refuses the whole
 * entry, because only valid items are ever stored. Undefined is treated like a missing entry.
 */
export function readEntry(contract: Contract, text: string | null): Entry | undefined {
  if (text === null) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    if (hasForbiddenKey(text, json)) return undefined;
    const parsed = stored.safeParse(json);
    if (!parsed.success) return undefined;
    const { atMs, version, total, next } = parsed.data;
    const items = keepValid(contract.shape, parsed.data.items);
    const isWhole = items.length === parsed.data.items.length;
    if (!isWhole || (contract.envelope !== 'list' && items.length !== 1)) return undefined;
    return { atMs, version, answer: { items, dropped: 0, total, next } };
  } catch {
    // It is not JSON, so something else has written it.
    return undefined;
  }
}
