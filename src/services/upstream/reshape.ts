import type * as z from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { keepValid, parseNoting } from '#contracts/parsing.ts';
import { UpstreamError } from './upstream-error.ts';

/** The answer of a call, the same for all envelopes: any but `list` has exactly one item. */
export interface Answer<T> {
  items: T[];
  /** How many elements of a list did not have the contract's shape. */
  dropped: number;
  /** The elements that were left out, of lists inside elements too: where each stood, and its field that was wrong. */
  notes?: readonly string[];
  /** Length of the whole list and cursor of its next page; null where the service does not tell them. */
  total: number | null;
  next: string | null;
}

/** One page of a list. */
export type Page<T> = Answer<T>;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function looksRefused(body: Fields): boolean {
  return body.success === false || 'error' in body || 'errors' in body;
}

/** The objects around the answer, innermost first, and the answer: `data.data`, `data` or the body itself. */
export function unwrap(body: unknown): { holders: Fields[]; found: unknown } {
  const holders: Fields[] = [];
  let found = body;
  while (holders.length < 2 && isFields(found) && Object.hasOwn(found, 'data')) {
    const inner = found.data;
    // An object of the service may have a field `data` of its own, such as the gigabytes of a plan.
    if (holders.length === 1 && (typeof inner !== 'object' || inner === null)) break;
    holders.unshift(found);
    found = inner;
  }
  const bareRefusal = holders.length === 0 && isFields(found) && looksRefused(found);
  return { holders, found: bareRefusal ? undefined : found };
}

function readExtra<T>(
  holders: readonly Fields[],
  name: string,
  read: (value: unknown) => T | null,
) {
  for (const holder of holders) {
    const value = read(holder[name]);
    if (value !== null) return value;
  }
  return null;
}

function toTotal(value: unknown): number | null {
  const total = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(total) && Number(total) >= 0 ? Number(total) : null;
}

function toNext(value: unknown): string | null {
  const next = typeof value === 'number' ? String(value) : value;
  return typeof next === 'string' && next !== '' && next.length <= 512 ? next : null;
}

function pickOne(contract: Contract, found: unknown): unknown {
  if (contract.envelope === 'object') return found;
  const first: unknown = Array.isArray(found) ? found.find((one) => one !== null) : found;
  if (Array.isArray(found) && first === undefined) {
    throw new UpstreamError('not-found', contract.service);
  }
  return contract.envelope === 'attributes' && isFields(first) ? first.attributes : first;
}

/**
 * Reads a parsed body by its contract. Invalid elements of a list are left out, counted and named.
 * @throws UpstreamError `shape`; `not-found` for an empty list where one element is expected.
 */
export function reshape<Shape extends z.ZodMiniType>(
  contract: Contract<Shape>,
  body: unknown,
  { isCut = false, ...given }: Parameters<typeof parseNoting>[1] & { isCut?: boolean } = {},
): Answer<z.output<Shape>> {
  const { holders, found } = unwrap(body);
  if (contract.answer === 'any' && isFields(body) && looksRefused(body)) {
    // A refusal with a status of success.
    throw new UpstreamError('status', contract.service, {
      status: 422,
      refusal: JSON.stringify(body),
    });
  }
  if (contract.envelope !== 'list') {
    const one = pickOne(contract, found);
    const { value: parsed, dropped: notes } = parseNoting(
      () => contract.shape.safeParse(one),
      given,
    );
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.map(String).join('.');
      throw new UpstreamError('shape', contract.service, { field });
    }
    return { items: [parsed.data], dropped: 0, notes, total: null, next: null };
  }
  if (!Array.isArray(found)) throw new UpstreamError('shape', contract.service);
  const { value: items, dropped: notes } = parseNoting(
    () => keepValid(contract.shape, found, { most: contract.most }),
    given,
  );
  const dropped = found.length - items.length;
  // One invalid element is an editor's mistake; if all are, the service has another shape.
  if (dropped > 0 && items.length === 0) {
    throw new UpstreamError('shape', contract.service, { field: notes[0] });
  }
  // What could be read is all that there is: nothing leads to the rest, and no number of it is known.
  if (isCut) {
    const cut = `too large: its first ${items.length} elements`;
    return { items, dropped, notes: [...notes, cut], total: null, next: null };
  }
  return {
    items,
    dropped,
    notes,
    total: readExtra(holders, 'total', toTotal),
    next: readExtra(holders, 'next', toNext),
  };
}
