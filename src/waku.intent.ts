/**
 * All the JavaScript a page runs until somebody means to do something: it waits for a sign of that, then fetches
 * React and the page's RSC payload side by side and hydrates. Before, links and forms work natively.
 */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const root = document.documentElement;

let started = false;

/** Where the framework will look for this page's payload. */
function toPayloadAddress(): string {
  const path = location.pathname.replace(/\/$/, '') || '/_root';
  const query = new URLSearchParams(location.search).toString();
  return `/RSC/R${path.replace(/^\/_(?!root$)/, '/__')}.txt?${new URLSearchParams({ query })}`;
}

function hydrate() {
  if (started) return;
  started = true;
  for (const sign of signs) removeEventListener(sign, hydrate, true);
  if (import.meta.env.PROD) {
    // As this document was drawn, whatever the cookies have come to say since.
    const { drawn, mode, theme } = root.dataset;
    const headers = { 'x-drawn': `${drawn ?? mode} ${root.lang} ${theme}` };
    Object.assign(globalThis, {
      __WAKU_INITIAL_RSC__: { response: fetch(toPayloadAddress(), { headers }) },
    });
  }
  void import('virtual:hydrate');
}

// The answer to a form posted natively stays as the server made it: hydration would lose what it says.
if (!('static' in root.dataset)) {
  for (const sign of signs) addEventListener(sign, hydrate, { capture: true, passive: true });
  // A boundary that failed while streaming can only be mended by React itself.
  addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('template[data-dgst]')) hydrate();
  });
}

/** A press on what only scripts can do waits for them, instead of being lost. */
let pressed: HTMLElement | null = null;
addEventListener('click', (event) => {
  if (event.target instanceof Element && !('ready' in root.dataset)) {
    pressed = event.target.closest<HTMLElement>('[data-replay]');
  }
});
addEventListener('tenger:ready', () => pressed?.click(), { once: true });

/** The theme changes at once; the cookie is what the server reads next time. */
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['preference'] !== 'theme') return;
  event.preventDefault();
  const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  root.dataset['theme'] = theme;
  document.cookie = `theme=${theme};path=/;max-age=31536000;samesite=lax`;
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-preference=theme] input[name=theme]')) {
    input.value = theme === 'dark' ? 'light' : 'dark';
  }
});

/** The number of things in the cart, never above 99. */
function showCartCount() {
  const count = Number(/(?:^|; )cart_count=(\d+)/.exec(document.cookie)?.[1] ?? 0);
  for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    badge.hidden = count === 0;
    badge.textContent = count > 0 ? String(Math.min(99, count)) : '';
  }
}
addEventListener('DOMContentLoaded', showCartCount);
if (document.readyState !== 'loading') showCartCount();
