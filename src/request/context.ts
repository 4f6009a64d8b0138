import { AsyncLocalStorage } from 'node:async_hooks';
import type { Preferences } from './preferences.ts';

/** Where the visitor stands: the page's own address, also when an RSC path or an action asks for it. */
export interface PageAddress {
  pathname: string;
  query: URLSearchParams;
}

/** Why a form that the edge takes was refused: the page answers, and nothing typed is lost. */
export interface FormRefusal {
  /** A key of the catalogue. */
  message: string;
  field?: string;
  typed?: Readonly<Record<string, string>>;
  /** Milliseconds since 1970: when it can be tried again. */
  until?: number;
}

export interface RequestContext extends Preferences {
  requestId: string;
  nonce: string;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  secure: boolean;
  page: PageAddress;
  /** True for the page that answers a form posted natively. */
  posted: boolean;
  refusal?: FormRefusal;
  /** Of the one act that a page may be drawn with for everybody: adding what it shows to the cart. */
  operationId: string;
  cookies: ReadonlyMap<string, string>;
  /** Everything is awaited and sent in place: no scripts in this browser, or a crawler. */
  complete: boolean;
  /** Set by the first part of a page that has to wait for a service: the page then leaves in pieces. */
  streaming: boolean;
  /** The page may be shown to others: nothing in it is old, still to come, or this visitor's own. */
  cacheable: boolean;
  /** `Set-Cookie` values, appended once the response exists. */
  cookieOutbox: string[];
  /** Whom an address is counted together with: no person, but the neighbours of one. */
  network: string;
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

/** How long a page may take to be whole before it leaves in pieces; nothing of it asks a service by then. */
function toMaxWaitMs({ complete, streaming }: RequestContext): number {
  if (complete) return 5000;
  return streaming ? 0 : 150;
}

// The HTML renderer is a module graph of its own, so it is told through the global object.
Object.assign(globalThis, {
  tengerMaxWaitMs: () => {
    const context = storage.getStore();
    return context ? toMaxWaitMs(context) : 0;
  },
});

/** Throws outside a request. */
export function requestContext(): RequestContext {
  const context = storage.getStore();
  if (!context) throw new Error('There is no request here.');
  return context;
}
