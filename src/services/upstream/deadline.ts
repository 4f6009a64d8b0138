import type { Contract, ServiceName } from '#contracts/contract.ts';
import { currentRequest } from '../current-request.ts';

const writeMs = 5000;
const readMs: Record<ServiceName, number> = {
  content: 1500,
  commerce: 2000,
  mobile: 2000,
  coverage: 1500,
  // The provider asks another register first, and takes as long whether it is asked by GET or POST.
  dan: writeMs,
  turnstile: 2000,
  qpay: writeMs,
  ebarimt: writeMs,
  'ebarimt-info': 3000,
  golomt: writeMs,
};

/** The maximum time of a call, its body and its retry included. */
export function deadlineMsOf(contract: Contract): number {
  return contract.deadlineMs ?? (contract.method === 'GET' ? readMs[contract.service] : writeMs);
}

/**
 * The time that the page that calls has left; Infinity where no page waits. What a form does takes its own time, and is
 * not given up halfway, but for a form that settles later what it could not do in time.
 */
export function toLeftMs(): number {
  const request = currentRequest();
  const by = (request?.posted ? request.callsBy : request?.answerBy) ?? Infinity;
  return by - Date.now();
}

/** With less time left than this, a call is not begun. */
const minMs = 100;

/** How long a call may take from now; null where it is too late to begin. `ownMs` is its caller's choice instead of the page's. */
export function toCallMs(contract: Contract, ownMs: number | undefined): number | null {
  const leftMs = ownMs ?? toLeftMs();
  const callMs = Math.min(deadlineMsOf(contract), leftMs);
  return callMs < minMs ? null : callMs;
}
