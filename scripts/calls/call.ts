import type * as z from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';

/** What a contract does not say of its call, because only people and tools have to know it. */
export interface Call {
  summary: string;
  /** The chapter of the document. */
  group: string;
  /** What customers see of it, as a page's path or in words. */
  seenOn: string;
  /** The site works without the call: then it shows less. */
  optional?: true;
  /** The call that is asked for the same id where this one finds nothing. */
  orElse?: string;
  /** That it finds nothing is no fault. */
  mayBeEmpty?: true;
  /** Of the query, what the site always sends. */
  always?: readonly string[];
  /** What the parameter `{id}` or `id` is. */
  id?: string;
  /** The shape of the body. */
  body?: z.ZodMiniType;
  /** What it best answers with, where the site can do with any answer. */
  answers?: z.ZodMiniType;
  /** It has an effect, so the site sends an idempotency key with it. */
  effect?: true;
  /** It needs a token that another call has answered. */
  token?: true;
  /** It is about one customer: never cached, never logged. */
  personal?: true;
  /** No call lists what it is asked for: `npm run conform` takes the id as `--id <this>=<id>`. */
  named?: string;
  /** Of parameters that are an item's id: the call that has such items, and where in an item its id stands. */
  from?: Readonly<Record<string, readonly [call: string, at: string]>>;
  /** Values of the other parameters with which it is tried. */
  values?: Readonly<Record<string, string | number>>;
  /** A body with which it is tried; `ids` are those of `from`. */
  sent?: (ids: Readonly<Record<string, string>>) => unknown;
  /** An example that differs from call to call, so that it is written down here. */
  answer?: unknown;
}

export type Calls = Readonly<Record<string, Call>>;

export const toCallName = ({ method, path }: Pick<Contract, 'method' | 'path'>): string =>
  `${method} ${path}`;
