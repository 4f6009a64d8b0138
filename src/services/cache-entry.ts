import * as z from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { hasForbiddenKey } from './forbidden-keys.ts';
import { type Answer, keepGood } from './reshape.ts';

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
    const items = keepGood(contract.shape, parsed.data.items);
    const isWhole = items.length === parsed.data.items.length;
    if (!isWhole || (contract.envelope !== 'list' && items.length !== 1)) return undefined;
    return { atMs, answer: { items, dropped: 0, total, next } };
  } catch {
    // Not JSON: written by something else.
    return undefined;
  }
}
