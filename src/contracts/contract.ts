import type * as z from 'zod/mini';

export type ServiceName =
  | 'content'
  | 'commerce'
  | 'mobile'
  | 'coverage'
  | 'dan'
  | 'turnstile'
  | 'qpay'
  | 'golomt'
  /** The merchant's tax daemon. */
  | 'ebarimt'
  /** The tax authority's look-up. */
  | 'ebarimt-info';

/**
 * Where the answer lies inside `data` or `data.data`: the object itself, the first element if it is an
 * array, a list, or the object under `attributes`.
 */
export type Envelope = 'object' | 'first' | 'list' | 'attributes';

/** One call of one service: the only place that names its path, its parameters and its shape. */
export interface Contract<
  Shape extends z.ZodMiniType = z.ZodMiniType,
  Params extends string = string,
> {
  service: ServiceName;
  /** The setting of an address of its own, where it may have one beside its service's. */
  at?: 'CREDIT_BUREAU_BASE_URL' | 'SOCIAL_INSURANCE_BASE_URL';
  method: 'GET' | 'POST' | 'DELETE';
  /** Path parameters are written `{id}`. */
  path: string;
  /** Names of query parameters, in the canonical order used by URLs and cache keys. */
  query: readonly Params[];
  envelope: Envelope;
  /** How many elements of a list pages show, where they show all of it: further ones are left out. */
  most?: number;
  /** Shape of the object, or of one element where the envelope is `list`. */
  shape: Shape;
  /** Names the secret sent as `authorization: Bearer …`. */
  bearer?: 'ABOUT_US_TOKEN';
  /** How a body is encoded; JSON by default. */
  encoding?: 'form';
  /** Any status of success will do, with any body or none: the shape gets undefined for what is not JSON. */
  answer?: 'any';
  /** How long it may take, where that is longer than other calls of its service may. */
  deadlineMs?: number;
}

export function contract<Shape extends z.ZodMiniType, const Params extends string = never>(
  c: Contract<Shape, Params>,
): Contract<Shape, Params> {
  return c;
}
