/** How these services differ from each other; what is left out is the first of each. */
export interface PlainOptions {
  /** `decided`: all fields that this project has decided on; `least`: names, texts, and what a page cannot do without. */
  fields?: 'decided' | 'least';
  /** Texts come in this language only: the fields of the other one are missing. */
  language?: 'mn' | 'en';
  /** Every object has fields that nobody knows. */
  extra?: boolean;
  /** How a POST that was taken is answered; only `/cart/calculate` has something to say always. */
  writes?: 'cart' | 'success' | 'text' | 'empty';
  /** Parameters that change nothing: all, or those named. `ids` is none that the specification has, so it never does. */
  ignores?: true | readonly string[];
  /** How a list of products is paged: by `page` and `size` with a total, or by a `next` that is sent as `cursor`. */
  paging?: 'page' | 'next';
  /** Whether `idempotency-key` is understood. */
  idempotency?: 'none' | 'header';
}

/** Parameters of one call, of which those that are ignored are missing. */
export type Params = ReadonlyMap<string, string>;

export function readParams(search: URLSearchParams, { ignores = [] }: PlainOptions): Params {
  // An id of one element is no filter: without it a detail cannot be asked for.
  const isIgnored = (name: string) =>
    name === 'ids' || (ignores === true ? name !== 'id' : ignores.includes(name));
  return new Map([...search].filter(([name]) => !isIgnored(name)));
}

type Json = string | number | boolean | null | undefined | readonly Json[] | Fields;
export interface Fields {
  readonly [name: string]: Json;
}

const unknownFields = {
  __v: 3,
  createdBy: { id: 7, email: 'nobody@example.mn' },
  publishedIn: ['web', null],
};

/** The answer without the other language's texts, and with fields that nobody knows, as the options say. */
export function dress(value: Json, options: PlainOptions): Json {
  if (Array.isArray(value)) return value.map((one: Json) => dress(one, options));
  if (typeof value !== 'object' || value === null) return value;
  const other = { mn: /En$/, en: /Mn$/ }[options.language ?? 'mn'];
  const known = Object.entries(value)
    .filter(([name]) => options.language === undefined || !other.test(name))
    .map(([name, inner]) => [name, dress(inner, options)] as const);
  return { ...Object.fromEntries(known), ...(options.extra && unknownFields) };
}

/** Each call by its path; undefined is answered where it finds nothing. */
export type Calls = Readonly<Record<string, (params: Params, options: PlainOptions) => unknown>>;

/** What the specification names of an entity, and with `decided` fields also what this project has decided on. */
export const entity = ({ fields }: PlainOptions, least: Fields, decided: Fields): Fields =>
  fields === 'least' ? least : { ...least, ...decided };

export const named = (mn: string, en: string) => ({ nameMn: mn, nameEn: en });

/** 1, 2, … */
export const count = (length: number) => Array.from({ length }, (_, i) => i + 1);
