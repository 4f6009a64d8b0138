import type { Contract } from '#contracts/contract.ts';
import type { UpstreamError } from './upstream-error.ts';

export interface UpstreamEvent {
  event: 'upstream-failed' | 'upstream-dropped';
  service: string;
  /** The contract's path with its holes unfilled: parameters may be personal. */
  call: string;
  kind?: string;
  status?: number;
  dropped?: number;
}

export type UpstreamLog = (event: UpstreamEvent) => void;

/** One line of JSON per event, from an allow-list of fields. */
export const logUpstream: UpstreamLog = (event) => console.warn(JSON.stringify(event));

export function toFailedEvent(contract: Contract, error: UpstreamError): UpstreamEvent {
  return {
    event: 'upstream-failed',
    service: contract.service,
    call: contract.path,
    kind: error.kind,
    ...(error.status === undefined ? {} : { status: error.status }),
  };
}
