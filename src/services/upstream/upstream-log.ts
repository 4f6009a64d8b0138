import type { Contract } from '#contracts/contract.ts';
import { log } from '#lib/log.ts';
import type { UpstreamError } from './upstream-error.ts';

export interface UpstreamEvent {
  event: 'upstream-failed' | 'upstream-dropped';
  service: string;
  /** The contract's path with its placeholders, because the values may be personal. */
  call: string;
  kind?: string;
  status?: number;
  dropped?: number;
  message?: string;
}

export type UpstreamLog = (event: UpstreamEvent) => void;

export const logUpstream: UpstreamLog = ({ event, ...fields }) => log.warn(event, fields);

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
    ...(message === undefined ? {} : { message }),
  };
}
