/**
 * All the JavaScript that a page runs before intent. At the first sign of intent it fetches React and the page's RSC
 * payload in parallel and hydrates the page. Before that, links and forms work natively.
 */
import { cartFragment } from './cart-fragment.ts';
import { needsCartHydration } from './cart-hydration.ts';
import { beInApp } from './be-in-app.ts';
import { beKiosk } from './be-kiosk.ts';
import { closeByEscape } from './close-by-escape.ts';
import { fetchForLater } from './fetch-for-later.ts';
import { isAsShown } from './is-as-shown.ts';
import { isFollowing, isSending, watchLeaving } from './leaving.ts';
import { mirrorVisit } from './mirror-visit.ts';
import {
  dataDigest,
  dataEager,
  dataHydrating,
  dataMode,
  dataReady,
  dataRendered,
  dataReplay,
  dataStatic,
  dataTheme,
  dataToast,
  dataWiped,
  earlyClick,
} from './page-contract.ts';
import { renderTheRest } from './render-the-rest.ts';
import { notePress, replayPresses } from './replay-press.ts';
import { cartSigns, showCartCount } from './show-cart-count.ts';
import { watchRows } from './show-in-row.ts';
import { answerSoon, restoreSaved, watchPresses } from './watch-presses.ts';
import { whenIdle } from './when-idle.ts';

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
const root = document.documentElement;
const retryMs = 5000;

let started = false;
/** The address of this page's payload, as the framework makes it; `request/page-address.ts` does the reverse. */
function toPayloadAddress(): string {
  const path = location.pathname.replace(/\/$/, '') || '/_root';
  const query = new URLSearchParams(location.search).toString();
  const route = path.replace(/^\/_(?!root$)/, '/__').replace(/_$/, '__');
  return `/RSC/R${route}.txt?${new URLSearchParams({ query })}`;
}

/** Servers that know different things for a while must not have the page reloaded in a circle. */
const isReloaded = () =>
  performance.now() < 9e3 &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload';

/** Waits for the whole payload: React would discard the page over a payload that fails or breaks off. */
async function fetchPayload(): Promise<Response | null> {
  // The payload has to match this document, even if the cookies have changed since.
  const mode = root.getAttribute(dataRendered) ?? root.getAttribute(dataMode);
  const theme = root.getAttribute(dataTheme);
  const toast = root.getAttribute(dataToast) ?? '';
  const headers = { 'x-rendered-as': `${mode} ${root.lang} ${theme} ${toast}`.trim() };
  try {
    const response = await fetch(toPayloadAddress(), { headers });
    const isPayload = response.headers.get('content-type')?.startsWith('text/x-component');
    const payload = response.ok && isPayload ? await response.arrayBuffer() : null;
    if (!payload || isAsShown(payload)) return payload && new Response(payload);
    if (!isSending() && !isFollowing() && !isReloaded()) location.reload();
    return null;
  } catch {
    return null;
  }
}

async function hydrate() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, onSign, true);
  answerSoon();
  const olderBrowser = 'popover' in root || import('./older-browser.ts');
  if (import.meta.env.PROD) {
    const [payload, isReady, reactDom] = await Promise.all([
      fetchPayload(),
      Promise.resolve(olderBrowser).catch(() => null),
      import('./react-dom.ts').catch(() => null),
      import('waku/router/client').catch(() => null),
    ]);
    // A submitted form is answered with a new document, so this one is not hydrated any more. Without a payload or
    // without React the page works natively, and hydration is tried again later.
    if (!payload || !isReady || !reactDom || isSending()) return void setTimeout(listen, retryMs);
    Object.assign(globalThis, { __WAKU_INITIAL_RSC__: { response: Promise.resolve(payload) } });
  }
  await olderBrowser;
  // React would show anew what a kiosk has wiped meanwhile.
  if (root.hasAttribute(dataWiped)) return;
  root.setAttribute(dataHydrating, '');
  await import('virtual:hydrate').catch((error: unknown) => {
    root.removeAttribute(dataHydrating);
    throw error;
  });
}

/** A touch that scrolls, follows a link or rests on text needs no React: the browser handles all of that. */
function isIdle(event: Event): boolean {
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  if (isMouse || event instanceof KeyboardEvent) return false;
  return !(event.target instanceof Element && event.target.closest(`form,[${dataReplay}]`));
}

function onSign(event: Event) {
  if (!isIdle(event)) void hydrate();
}

function listen() {
  started = false;
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
}

if (root.getAttribute(dataMode) === 'kiosk') beKiosk();

// A page that answers a natively posted form is not hydrated: hydration would lose the answer.
const isStatic = root.hasAttribute(dataStatic);
if (!isStatic) listen();

watchLeaving();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !isStatic && !root.hasAttribute(dataReady)) listen();
});

if (!('popover' in root)) addEventListener('keydown', closeByEscape);

replayPresses();
/** A click before this script arrived. */
const early: unknown = Reflect.get(globalThis, earlyClick);
if (early instanceof Event) {
  notePress(early);
  if (!isStatic) onSign(early);
}

watchPresses(() => started);
watchRows();
beInApp();
for (const sign of cartSigns) addEventListener(sign, showCartCount);

function onParsed() {
  showCartCount();
  restoreSaved();
  mirrorVisit();
  // Only React can render a boundary that failed on the server. Some pages count down from the start.
  const isAsked = document.querySelector(`template[${dataDigest}],[${dataEager}]`);
  if (!isStatic && (isAsked || location.hash === cartFragment)) void hydrate();
}
// The script may run before or after the document is parsed.
addEventListener('DOMContentLoaded', onParsed);
if (document.readyState !== 'loading') onParsed();

function onLoaded() {
  renderTheRest();
  fetchForLater();
  if (!isStatic && needsCartHydration()) whenIdle(() => void hydrate());
}
if (document.readyState === 'complete') onLoaded();
else addEventListener('load', onLoaded);
