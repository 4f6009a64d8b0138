import type * as z from 'zod/mini';
import type { DescribedCall } from '../calls/calls.ts';
import { type Given, toRequest } from '../calls/to-request.ts';
import { type Answer, ask } from './ask.ts';

/** A service under test. */
export interface Target {
  base: string;
  /** For the calls that need one; it is never shown. */
  bearer?: string | undefined;
  /** How long an answer takes is told and not judged, as from far away. */
  patient?: boolean;
}

/** One answer and what it holds. */
export interface Reading {
  answer: Answer;
  /** As they came: the elements of a list, or the one object. */
  elements: unknown[];
  /** Those of them that fit the contract, as the site has them. */
  items: unknown[];
  /** Why nothing can be made of the answer. */
  fault?: string;
}

export interface Probe {
  described: DescribedCall;
  /** Every answer that it had, in order. */
  readings: readonly Reading[];
  read(given?: Given): Promise<Reading>;
}

function pickElements({ contract }: DescribedCall, { found }: Answer): unknown[] | undefined {
  if (contract.envelope === 'list') return Array.isArray(found) ? found : undefined;
  if (contract.envelope === 'object') return found === undefined ? undefined : [found];
  const first: unknown = Array.isArray(found) ? found[0] : found;
  if (first === undefined) return undefined;
  return contract.envelope === 'attributes' ? [Reflect.get(Object(first), 'attributes')] : [first];
}

function toItems(shape: z.ZodMiniType, elements: readonly unknown[]): unknown[] {
  return elements.flatMap((element): unknown[] => {
    const parsed = shape.safeParse(element);
    return parsed.success ? [parsed.data] : [];
  });
}

export function createProbe(described: DescribedCall, { base, bearer }: Target): Probe {
  const readings: Reading[] = [];
  return {
    described,
    readings,
    read: async (given = {}) => {
      const { path, init } = toRequest(described, { ...given, ...(bearer ? { bearer } : {}) });
      const answer = await ask(base, path, init);
      const picked = answer.fault ? undefined : pickElements(described, answer);
      const elements = picked ?? [];
      const items = toItems(described.contract.shape, elements);
      const fault =
        answer.fault ??
        (picked
          ? undefined
          : `holds no ${described.contract.envelope === 'list' ? 'list' : 'object'}`);
      const reading = { answer, elements, items, ...(fault ? { fault } : {}) };
      readings.push(reading);
      return reading;
    },
  };
}

/** An item's id, or all of it where it has none. */
export const idOf = (item: unknown): string => {
  const id: unknown = Reflect.get(Object(item), 'id');
  return typeof id === 'string' ? id : JSON.stringify(item);
};

export const haveSameIds = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => idOf(item) === idOf(b[i]));
