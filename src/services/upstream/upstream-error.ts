import type { Contract, ServiceName } from '#contracts/contract.ts';
import { log } from '#lib/log.ts';
import type { Read as AnyRead, Outcome as AnyOutcome } from '#lib/outcome.ts';

export const upstreamFailures = [
  'timeout',
  'network',
  'status',
  'not-found',
  'too-large',
  'not-json',
  'shape',
  'redirect',
  'circuit-open',
] as const;
export type UpstreamFailure = (typeof upstreamFailures)[number];

/** The failure of a stored name; undefined for any other text. */
export function toFailure(name: string | null): UpstreamFailure | undefined {
  return upstreamFailures.find((kind) => kind === name);
}

interface FailureDetails {
  status?: number | undefined;
  /** The `retry-after` of a 429. */
  retryAfterMs?: number | undefined;
  /** The text with which the service refused. */
  refusal?: string | undefined;
  /** The field that did not have the contract's shape, without its value. */
  field?: string | undefined;
  cause?: unknown;
}

/** A base service did not answer as its contract says. The message contains nothing personal. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamFailure;
  readonly service: ServiceName;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly field: string | undefined;
  readonly #refusal: string;

  constructor(kind: UpstreamFailure, service: ServiceName, details: FailureDetails = {}) {
    const status = details.status === undefined ? '' : ` (${details.status})`;
    super(`${service} service: ${kind}${status}`, { cause: details.cause });
    this.kind = kind;
    this.service = service;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.field = details.field;
    this.#refusal = details.refusal?.toLowerCase() ?? '';
  }

  /**
   * Whether the service refused with these words, in whatever field. What else it said may be personal and must not
   * reach logs or pages, so it is a private field, which is not printed or serialised with the error.
   */
  says(words: string): boolean {
    return this.#refusal.includes(words.toLowerCase());
  }
}

export type Outcome<T> = AnyOutcome<T, UpstreamError>;
export type Read<T> = AnyRead<T, UpstreamError>;

export interface UpstreamEvent {
  event: 'upstream-failed' | 'upstream-dropped';
  service: string;
  /** The contract's path with its placeholders, because the values may be personal. */
  call: string;
  kind?: string;
  status?: number;
  dropped?: number;
  /** What was left out or wrong, as `3.children.0: nameMn`: where it stood and which field, never a value. */
  fields?: readonly string[];
  message?: string;
}

export type UpstreamLog = (event: UpstreamEvent) => void;

export const logUpstream: UpstreamLog = ({ event, fields, ...rest }) =>
  log.warn(event, { ...rest, fields: fields?.join('; ') });

/** The texts that the specification requires for the failures of these calls. */
const messages: Readonly<Record<string, string>> = {
  '/service-categories': 'Fetch category failed',
  '/contents/home': 'Fetch home page content failed',
  '/Onlineshop-banners': 'Failed to fetch online shops',
  '/product/category-populate': 'categories fetch failed',
  '/product/sub-category': 'categories fetch failed',
  '/product/rating': 'categories fetch failed',
};

export function toFailedEvent(contract: Contract, error: UpstreamError): UpstreamEvent {
  const message = messages[contract.path];
  return {
    event: 'upstream-failed',
    service: contract.service,
    call: contract.path,
    kind: error.kind,
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(error.field === undefined ? {} : { fields: [error.field || 'itself'] }),
    ...(message === undefined ? {} : { message }),
  };
}

/** Whether the service does not know the call itself: 404, 405 or 501. */
export const lacksCall = ({ status = 0, kind }: UpstreamError): boolean =>
  kind === 'not-found' || [404, 405, 501].includes(status);
