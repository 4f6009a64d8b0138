import { unwrap } from '#services/upstream/reshape.ts';
import type { DescribedCall } from '../calls/calls.ts';
import { toCallName } from '../calls/call.ts';
import { type Ids, readAt, toRequest } from '../calls/to-request.ts';
import { findFault, inspect, newFacts } from '../conform/inspect-answer.ts';

export interface Example {
  ids: Ids;
  /** In the envelope that the documents describe. */
  answer: unknown;
}

/** By the names of their calls. */
export type Examples = ReadonlyMap<string, Example>;

const maxItems = 2;
const maxText = 160;

/** Long enough to understand, short enough to read. */
function shorten(value: unknown, lists: number): unknown {
  if (typeof value === 'string') {
    return value.length > maxText ? `${value.slice(0, maxText)}…` : value;
  }
  if (Array.isArray(value)) return value.slice(0, lists).map((one) => shorten(one, lists));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, shorten(one, lists)]),
  );
}

/** A list with a fixed length is kept whole, or the example would be an invalid one. */
function shortenItem({ contract: { shape } }: DescribedCall, item: unknown): unknown {
  const short = shorten(item, maxItems);
  const facts = newFacts();
  inspect(shape, short, facts);
  const isWhole = facts.unreadable.size === 0 && findFault(shape, short) === undefined;
  return isWhole ? short : shorten(item, Infinity);
}

function toExample(described: DescribedCall, body: unknown): unknown {
  const { envelope } = described.contract;
  const { holders, found } = unwrap(body);
  if (envelope === 'list') {
    const items = Array.isArray(found) ? found.slice(0, maxItems) : [];
    const { next, total } = Object.assign({}, ...holders) as { next?: unknown; total?: unknown };
    return {
      data: items.map((item) => shortenItem(described, item)),
      ...(next === undefined ? {} : { next }),
      ...(total === undefined ? {} : { total }),
    };
  }
  const first: unknown = Array.isArray(found) ? found[0] : found;
  if (envelope !== 'attributes') return { data: shortenItem(described, first) };
  return { data: { attributes: shortenItem(described, readAttributes(first)) } };
}

const readAttributes = (value: unknown): unknown => Reflect.get(Object(value), 'attributes');

/** Asks the embedded operator every call, in the given order. */
export async function readExamples(
  origin: string,
  described: readonly DescribedCall[],
): Promise<Examples> {
  const bodies = new Map<string, unknown>();
  const examples = new Map<string, Example>();
  for (const one of described) {
    const { contract, call } = one;
    const name = toCallName(contract);
    const ids: Record<string, string> = {};
    for (const [parameter, [source, at]] of Object.entries(call.from ?? {})) {
      const { found } = unwrap(bodies.get(source));
      const [id = ''] = [found].flat().flatMap((item) => readAt(item, at));
      ids[parameter] = id;
    }
    if (call.answer !== undefined) {
      examples.set(name, { ids, answer: call.answer });
      continue;
    }
    const asked = toRequest(one, {
      ids,
      bearer: 'embedded',
      idempotencyKey: `example-${one.name}`,
    });
    const answer = await fetch(origin + asked.path, asked.init);
    if (!answer.ok) throw new Error(`The operator answers ${answer.status} to ${name}.`);
    const body: unknown = await answer.json();
    bodies.set(name, body);
    examples.set(name, { ids, answer: toExample(one, body) });
  }
  return examples;
}
