/**
 * All the JavaScript a page runs until somebody means to do something: it waits for a sign of that, then fetches
 * React and the page's RSC payload side by side and hydrates. Before, links and forms work natively.
 */
import { toBadge } from '#domain/cart.ts';
import { readCartCount } from './browser-cookie.ts';
import { renderTheRest } from './render-the-rest.ts';
import { fetchFont } from './fetch-font.ts';
import { needsCartHydration } from './cart-hydration.ts';
import { saveDraft, restoreDraft } from './form-draft.ts';
import { savePlace, restorePlace } from './save-place.ts';
import { mirrorVisit } from './mirror-visit.ts';
import { showInRow } from './show-in-row.ts';
import { tellApp } from './tell-app.ts';
import { whenIdle } from './when-idle.ts';

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
const root = document.documentElement;
const retryMs = 5000;

let started = false;
/** When the browser sent a form away from this page; nobody waits longer for an answer than this. */
let sentAt = -Infinity;
const isLeaving = () => performance.now() - sentAt < 10_000;

/** Where the framework will look for this page's payload; see `request/page-address.ts` for the way back. */
function toPayloadAddress(): string {
  const path = location.pathname.replace(/\/$/, '') || '/_root';
  const query = new URLSearchParams(location.search).toString();
  const route = path.replace(/^\/_(?!root$)/, '/__').replace(/_$/, '__');
  return `/RSC/R${route}.txt?${new URLSearchParams({ query })}`;
}

/** Read whole: React would throw the page away over a payload that fails or breaks off. */
async function fetchPayload(): Promise<Response | null> {
  // As this document was drawn, whatever the cookies have come to say since.
  const { rendered, mode, theme, flash = '' } = root.dataset;
  const headers = { 'x-rendered-as': `${rendered ?? mode} ${root.lang} ${theme} ${flash}`.trim() };
  try {
    const response = await fetch(toPayloadAddress(), { headers });
    const isPayload = response.headers.get('content-type')?.startsWith('text/x-component');
    return response.ok && isPayload ? new Response(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

async function hydrate() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, onSign, true);
  const olderBrowser = 'popover' in root || import('./older-browser.ts');
  if (import.meta.env.PROD) {
    const [payload, isReady, reactDom] = await Promise.all([
      fetchPayload(),
      Promise.resolve(olderBrowser).catch(() => null),
      import('react-dom/client').catch(() => null),
      import('waku/router/client').catch(() => null),
    ]);
    // A form is on its way: its answer is a new document, and this one stays as it is.
    // So it does without a payload or without React, and works natively; it is tried again later.
    if (!payload || !isReady || !reactDom || isLeaving()) return void setTimeout(listen, retryMs);
    Object.assign(globalThis, { __WAKU_INITIAL_RSC__: { response: Promise.resolve(payload) } });
  }
  await olderBrowser;
  await import('virtual:hydrate');
}

/** A finger that scrolls, follows a link or rests on text needs no React: the browser does all of that. */
function isIdle(event: Event): boolean {
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  if (isMouse || event instanceof KeyboardEvent) return false;
  return !(event.target instanceof Element && event.target.closest('form,[data-replay]'));
}

function onSign(event: Event) {
  if (!isIdle(event)) void hydrate();
}

function listen() {
  started = false;
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
}

// The answer to a form posted natively stays as the server made it: hydration would lose what it says.
const isStatic = 'static' in root.dataset;
if (!isStatic) listen();

/** A form that the browser itself sends is sent once: a second press would only be a second attempt. */
addEventListener(
  'submit',
  (event) => {
    if ((event.target as HTMLFormElement).method !== 'post') return;
    if (isLeaving()) return event.preventDefault();
    // Whether React has taken it over is known once everybody was asked.
    setTimeout(() => {
      if (!event.defaultPrevented) sentAt = performance.now();
    });
  },
  // On its way down, as the clicks below.
  true,
);
addEventListener('pageshow', ({ persisted }) => {
  sentAt = -Infinity;
  if (persisted && !isStatic && !('ready' in root.dataset)) listen();
});

/** A press on what only scripts can do waits until its own island is hydrated, instead of being lost. */
let press: { on: HTMLElement; event: Event } | null = null;
addEventListener(
  'click',
  (event) => {
    const on =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]');
    press = on && !('live' in on.dataset) ? { on, event } : null;
  },
  // On its way down: while React hydrates it stops what is pressed from coming up again.
  true,
);
addEventListener('tenger:live', ({ target }) => {
  if (!press || press.on !== target) return;
  const { on, event } = press;
  // An island that is hydrated within the press itself also handles it.
  if (event.eventPhase === Event.NONE) setTimeout(() => on.click());
});

/** The theme changes at once; the cookie is what the server reads next time. Another language is its answer. */
document.addEventListener('submit', (event) => {
  const preference = (event.target as HTMLFormElement).dataset['preference'];
  if (preference === 'lang') savePlace();
  if (preference !== 'theme') return;
  event.preventDefault();
  const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = theme;
  document.cookie = `theme=${theme};path=/;max-age=31536000;samesite=lax`;
  mirrorVisit();
  // The address would rule over the cookie.
  const url = new URL(location.href);
  if (url.searchParams.has('theme')) {
    url.searchParams.delete('theme');
    history.replaceState(history.state, '', url);
  }
  const next = theme === 'dark' ? 'light' : 'dark';
  for (const input of document.querySelectorAll<HTMLInputElement>(
    '[data-preference=theme] input[name=theme]',
  )) {
    input.value = next;
  }
});

addEventListener('click', showInRow);

/** The number of things in the cart: the cookie's, or what a change is about to make it. */
function showCartCount(event?: Event) {
  const guess: unknown = event instanceof CustomEvent ? event.detail : undefined;
  const known = readCartCount();
  const count = Math.min(99, typeof guess === 'number' ? guess : known);
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    badge.textContent = toBadge(count);
    badge.hidden = badge.textContent === '';
  }
  tellApp(count);
}
addEventListener('tenger:cart-count', showCartCount);
// Another tab has changed it, or this one comes back from where it was kept.
for (const sign of ['storage', 'focus', 'pageshow']) addEventListener(sign, showCartCount);

/** Who goes to sign in comes back to what they had typed. */
addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest('[data-keep-draft]')) saveDraft();
  },
  true,
);

function onParsed() {
  showCartCount();
  restoreDraft();
  restorePlace();
  mirrorVisit();
  // A boundary that failed while streaming can only be mended by React itself; some pages have a clock.
  if (!isStatic && document.querySelector('template[data-dgst],[data-eager]')) void hydrate();
}
// The script may come before the page has ended, or after.
addEventListener('DOMContentLoaded', onParsed);
if (document.readyState !== 'loading') onParsed();

function onLoaded() {
  renderTheRest();
  fetchFont();
  if (!isStatic && needsCartHydration()) whenIdle(() => void hydrate());
}
if (document.readyState === 'complete') onLoaded();
else addEventListener('load', onLoaded);
