import * as z from 'zod/mini';
import type { Contract, ServiceName } from '#contracts/contract.ts';
import { hashText, toShortHash } from '#lib/hash.ts';
import { type CallParams, toCallPath, toCallQuery } from '../upstream/call-address.ts';
import { hasForbiddenKey } from '../upstream/read-answer.ts';
import { type Answer, parseValid } from '../upstream/reshape.ts';
import { type AddressSettings, toBaseUrl } from '../upstream/service-address.ts';

/** What leads a cache key: another base address is another source, so nothing of the old one is shown. */
export function toSourceVersion(
  service: ServiceName,
  settings: AddressSettings & { CACHE_VERSION: string },
): string {
  const base = toBaseUrl(service, settings);
  return base ? `${settings.CACHE_VERSION}-${toShortHash(base)}` : settings.CACHE_VERSION;
}

/** KV takes 512 bytes; the rest is for the version and the path. */
const maxPlainLength = 300;

/**
 * `c:{version}:{contract's path}[={filled path}]:{canonical query}`, the last part as a digest where it is long.
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
  // A filled hole may spell another contract's path, so the unfilled one stands before it.
  const filled = contract.path.includes('{') && path.length <= maxPlainLength ? `=${path}` : '';
  const head = contract.path + filled;
  return `c:${version}:${head}:${tail}`;
}

export interface Entry {
  /** When the service gave it. */
  atMs: number;
  answer: Answer<unknown>;
}

const stored = z.object({
  atMs: z.number(),
  items: z.array(z.unknown()),
  total: z.nullable(z.number()),
  next: z.nullable(z.string()),
});

export function writeEntry({ atMs, answer }: Entry): string {
  const { items, total, next } = answer;
  return JSON.stringify({ atMs, items, total, next });
}

/**
 * What a store holds is not trusted: it is parsed by the contract's shape again. All or nothing, since
 * only what passed was stored. Undefined: as if nothing were there.
 */
export function readEntry(contract: Contract, text: string | null): Entry | undefined {
  if (text === null) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    if (hasForbiddenKey(text, json)) return undefined;
    const parsed = stored.safeParse(json);
    if (!parsed.success) return undefined;
    const { atMs, total, next } = parsed.data;
    const items = parseValid(contract.shape, parsed.data.items);
    const isWhole = items.length === parsed.data.items.length;
    if (!isWhole || (contract.envelope !== 'list' && items.length !== 1)) return undefined;
    return { atMs, answer: { items, dropped: 0, total, next } };
  } catch {
    // Not JSON: written by something else.
    return undefined;
  }
}
