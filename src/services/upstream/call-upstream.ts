import type * as z from 'zod/mini';
import type { Contract } from '#contracts/contract.ts';
import { OPERATOR, type Operator, settings } from '#env.ts';
import { mapOutcome } from '#lib/outcome.ts';
import {
  type CallParams,
  toCallPath,
  toCallQuery,
  type AddressSettings,
  toBaseUrl,
} from './call-address.ts';
import { toCircuit } from './call-class.ts';
import { createCircuitBreaker, createRetryBudget } from './circuit-breaker.ts';
import { toCallMs } from './deadline.ts';
import { toPictureRule } from './picture-rule.ts';
import { readAnswer, untilAborted } from './read-answer.ts';
import { type Answer, reshape } from './reshape.ts';
import { sleep } from '#lib/sleep.ts';
import {
  type Outcome,
  UpstreamError,
  logUpstream,
  toFailedEvent,
  type UpstreamLog,
} from './upstream-error.ts';

export interface UpstreamRequest<Name extends string = string> {
  /** Values of the path parameters. */
  params?: CallParams;
  query?: CallParams<Name>;
  body?: unknown;
  /** Sent as `authorization: Bearer …`, for a token that only this call has. */
  bearer?: string;
  /** Sent as `authorization: Basic …`. */
  basic?: { username: string; password: string };
  /** A POST is retried only with this key. */
  idempotencyKey?: string;
  /** False: never retried; for callers that find out in another way what the call has done. */
  repeat?: false;
  /** Shortens the time that the contract allows; the page's deadline then is the caller's to keep. */
  deadlineMs?: number;
}

export interface UpstreamParts {
  settings: () => AddressSettings;
  /** The embedded operator, which answers for services without an address; undefined where it is not bound. */
  operator: Operator | undefined;
  now: () => number;
  maxBytes: number;
  log: UpstreamLog;
}

const defaults: UpstreamParts = {
  settings,
  operator: OPERATOR,
  now: Date.now,
  maxBytes: 512 * 1024,
  log: logUpstream,
};

/** Sets the content type of JSON; the runtime sets that of a form. */
function toBody(contract: Contract, body: unknown, headers: Headers): string | URLSearchParams {
  if (contract.encoding === 'form') return new URLSearchParams(body as Record<string, string>);
  headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

/** Whether the failure shows that the service is unhealthy, and not only this answer wrong. */
function isServiceFailure({ kind, status = 0 }: UpstreamError): boolean {
  return kind === 'timeout' || kind === 'network' || status >= 500 || status === 429;
}

/** How long to wait before the retry; undefined where there is to be none. */
function toRetryDelayMs(error: UpstreamError, leftMs: number): number | undefined {
  if (error.kind === 'timeout' || !isServiceFailure(error)) return undefined;
  const delay = Math.max(error.retryAfterMs ?? 0, 20 + Math.random() * 80);
  return delay + 50 < leftMs ? delay : undefined;
}

/** A client of the base services. Its circuit breakers and its retry budgets are of one isolate. */
export function createUpstream(given: Partial<UpstreamParts> = {}) {
  const parts = { ...defaults, ...given };
  const breaker = createCircuitBreaker(parts.now);
  const budget = createRetryBudget();

  async function send(contract: Contract, request: UpstreamRequest, signal: AbortSignal) {
    const known = parts.settings();
    const base = (contract.at && known[contract.at]) || toBaseUrl(contract.service, known);
    const address =
      toCallPath(contract, request.params ?? {}) + toCallQuery(contract, request.query ?? {});
    const headers = new Headers({ accept: 'application/json' });
    if (contract.bearer) {
      headers.set('authorization', `Bearer ${(base && known[contract.bearer]) ?? 'embedded'}`);
    }
    if (request.bearer) headers.set('authorization', `Bearer ${request.bearer}`);
    if (request.basic) {
      const { username, password } = request.basic;
      headers.set('authorization', `Basic ${btoa(`${username}:${password}`)}`);
    }
    if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey);
    const init: RequestInit = { method: contract.method, headers, redirect: 'manual', signal };
    if (request.body !== undefined) init.body = toBody(contract, request.body, headers);
    if (base) return fetch(base + address, init);
    if (!parts.operator) throw new UpstreamError('network', contract.service);
    return parts.operator.fetch(new Request(`http://operator.internal${address}`, init));
  }

  async function attempt<Shape extends z.ZodMiniType>(
    contract: Contract<Shape>,
    request: UpstreamRequest,
    leftMs: number,
  ): Promise<Outcome<Answer<z.output<Shape>>>> {
    const { service } = contract;
    const done = new AbortController();
    const timeout = AbortSignal.timeout(Math.max(1, leftMs));
    const signal = AbortSignal.any([timeout, done.signal]);
    try {
      const response = await untilAborted(send(contract, request, signal), signal);
      const { maxBytes } = parts;
      const { body, isCut } = await readAnswer(response, contract, { signal, maxBytes });
      const toPicture = toPictureRule(service, parts.settings());
      return { ok: true, value: reshape(contract, body, { toPicture, isCut }) };
    } catch (cause) {
      if (cause instanceof UpstreamError) return { ok: false, error: cause };
      const kind = timeout.aborted ? 'timeout' : 'network';
      return { ok: false, error: new UpstreamError(kind, service, { cause }) };
    } finally {
      // Closes the connection if the body was not read to its end.
      done.abort();
    }
  }

  async function callUpstream<Shape extends z.ZodMiniType, Name extends string>(
    contract: Contract<Shape, Name>,
    request: UpstreamRequest<Name> = {},
  ): Promise<Outcome<Answer<z.output<Shape>>>> {
    const { service } = contract;
    const callMs = toCallMs(contract, request.deadlineMs);
    // Not sent, so that no doubt is left about what it has done.
    if (callMs === null) return { ok: false, error: new UpstreamError('circuit-open', service) };
    const deadline = Date.now() + callMs;
    const isSafe = contract.method === 'GET' || request.idempotencyKey !== undefined;
    const repeatable = isSafe && request.repeat !== false;
    const circuit = toCircuit(contract, request);
    budget.earn(circuit);
    let failed: { ok: false; error: UpstreamError } | undefined;
    for (let mayRetry = repeatable; ; mayRetry = false) {
      const permit = breaker.permit(circuit);
      // What was sent before the circuit opened may have been taken.
      if (!permit)
        return failed ?? { ok: false, error: new UpstreamError('circuit-open', service) };
      const outcome = await attempt(contract, request, deadline - Date.now());
      breaker.report(circuit, permit, !outcome.ok && isServiceFailure(outcome.error));
      if (outcome.ok) {
        const { notes = [] } = outcome.value;
        if (notes.length > 0) {
          const dropped = Math.max(notes.length, outcome.value.dropped);
          parts.log({
            event: 'upstream-dropped',
            service,
            call: contract.path,
            dropped,
            fields: notes,
          });
        }
        return outcome;
      }
      const delay = mayRetry ? toRetryDelayMs(outcome.error, deadline - Date.now()) : undefined;
      if (delay === undefined || !budget.spend(circuit)) {
        if (outcome.error.kind !== 'not-found') parts.log(toFailedEvent(contract, outcome.error));
        return outcome;
      }
      failed = outcome;
      await sleep(delay);
    }
  }

  const forgetFailures = (): void => {
    breaker.forget();
    budget.forget();
  };
  return { callUpstream, forgetFailures };
}

/** Calls a base service, or the embedded operator in its place. It does not reject if the service fails. */
export const { callUpstream, forgetFailures } = createUpstream();

/** The one item of an answer; `reshape` guarantees it for every envelope except `list`. */
export function toOne<T>({ items }: Answer<T>): T {
  const [item] = items;
  if (item === undefined) throw new TypeError('a list was read as one');
  return item;
}

export async function callForOne<Shape extends z.ZodMiniType, Name extends string>(
  contract: Contract<Shape, Name>,
  request: UpstreamRequest<Name>,
): Promise<Outcome<z.output<Shape>>> {
  return mapOutcome(await callUpstream(contract, request), toOne);
}
