import { AsyncLocalStorage } from 'node:async_hooks';
import type { Preferences } from './preferences.ts';

/** Where the visitor stands: the page's own address, also when an RSC path or an action asks for it. */
export interface PageAddress {
  pathname: string;
  query: URLSearchParams;
}

export interface RequestContext extends Preferences {
  requestId: string;
  nonce: string;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  secure: boolean;
  page: PageAddress;
  cookies: ReadonlyMap<string, string>;
  /** Everything is awaited and sent in place: no scripts in this browser, or a crawler. */
  complete: boolean;
  /** `Set-Cookie` values, appended once the response exists. */
  cookieOutbox: string[];
  /** Rough position of the visitor as the edge sees it, if it does. */
  position: { lat: number; lng: number } | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, run: () => T): T {
  return storage.run(context, run);
}

export function tryRequestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Throws outside a request. */
export function requestContext(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error('There is no request here.');
  return context;
}
