import { AsyncLocalStorage } from 'node:async_hooks';
import type { Switch } from '#domain/switches.ts';
import type { Preferences } from './preferences.ts';

/** The address of the page that the visitor sees, also when an RSC path or an action is requested. */
export interface PageAddress {
  pathname: string;
  query: URLSearchParams;
}

/** What a form shows beside its labels; without faults where it was filled in before. */
export interface FormState {
  faults: readonly { message: string; text: string; field?: string }[];
  typed: Readonly<Record<string, readonly string[]>>;
  /** The field whose choice has rendered the form anew; it has the focus again. */
  chosen?: string;
}

export interface RequestContext extends Preferences {
  requestId: string;
  nonce: string;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  secure: boolean;
  /** Whose pictures may be shown beside our own, as the CSP lists them. */
  pictureHosts: readonly string[];
  page: PageAddress;
  /** Where "back" of the web view's bar leads; left out, to the path above. */
  above?: string;
  /** The touch screen that staff have set up, and its branch; undefined at other kiosks, which anybody may leave. */
  kioskDevice?: { id: string; name: string; branchId: string };
  /** True for the page that answers a form posted natively. */
  posted: boolean;
  /** When the page has to be complete: its parts wait for no service longer. Undefined while a form is answered. */
  answerBy?: number;
  /** When the calls of a form have to be done; undefined where they take their own time. */
  callsBy?: number;
  /** The origin that a form was sent from, which is checked before the form is answered; null for other requests. */
  postedFrom: string | null;
  /** Of the form on this page: what was typed, and what is wrong with it. */
  formState?: FormState;
  cookies: ReadonlyMap<string, string>;
  /** The whole page is awaited before it is sent, for browsers without scripts and crawlers. */
  complete: boolean;
  /** Set by the first part of a page that has to wait for a service: the page is then streamed. */
  streaming: boolean;
  /** The page is asked for to be kept on the device: it leaves out what belongs to this moment. */
  isCopyToKeep?: boolean;
  /** No page is kept on devices, as the operator has set. */
  withoutCopies?: true;
  /** Set by a page that may be kept on the device. */
  isKeptOffline?: boolean;
  /** Set by a page that says in its own words that what was asked for is not there. */
  gone?: boolean;
  /** `Set-Cookie` values, appended once the response exists. */
  cookieOutbox: string[];
  /** The part of the visitor's IP address that the caps count together; null in a network that many share. */
  network: string | null;
  /** In a network that many share, the address, by which strangers are counted together; null elsewhere. */
  crowd?: string | null;
  /** What the browser calls itself. */
  userAgent?: string;
  /** The network has had its share of this minute: a form refuses whatever is sent. */
  isTooMany?: true;
  /** What staff have switched, at most half a minute old; left out, nothing. */
  switches?: readonly Switch[];
  /** What Cloudflare Access has added; nobody has checked it yet. */
  accessToken?: string;
  /** Rough position of the visitor by the IP address; null where it is unknown. */
  position: { lat: number; lng: number } | null;
}

/** How long the parts of one page wait for services, all together. */
const pageMs = 3000;

/** From now on a page is made. */
export const toAnswerBy = (): number => Date.now() + pageMs;

/** How much of that a form may use which has to be answered as soon as any page: the page that shows it needs the rest. */
const formMs = 2400;

/** From now on a form is answered, and then its page made, in the time of one page. Returns when the page is to be complete. */
export function answerSoon(context: RequestContext): number {
  const answerBy = toAnswerBy();
  context.callsBy = answerBy - pageMs + formMs;
  context.answerBy = context.callsBy;
  return answerBy;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, run: () => T): T {
  return storage.run(context, run);
}

/** Runs what goes on after the answer: no page waits for it, so its calls of services take their own time. */
export function runUnhurried<T>(run: () => T): T {
  const context = storage.getStore();
  if (!context) return run();
  const { answerBy: _answerBy, callsBy: _callsBy, ...rest } = context;
  return storage.run(rest, run);
}

export function tryRequestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** How long the renderer waits for a complete page before it streams. Not at all once a part waits for a service. */
function toMaxWaitMs({ complete, streaming }: RequestContext): number {
  if (complete) return 5000;
  return streaming ? 0 : 150;
}

// The HTML renderer is a module graph of its own, so it reads this from the global object.
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
