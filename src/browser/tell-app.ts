import { readFromApp, sendToApp } from './bridge.ts';
import { dataClose, dataPayment } from './page-contract.ts';
import { cartSigns, toShownCount } from './show-cart-count.ts';

let told: number | undefined;

/** Sends the cart's count to the app, for the badge of its own tab, whenever the count has changed. */
function tellCartCount(event?: Event): void {
  const count = toShownCount(event);
  if (count === told) return;
  told = count;
  sendToApp({ type: 'cartCount', count });
}

/** Tells the app what has become of the payment that the page shows; it may show its own screen then. */
export function tellPayment(): void {
  const shown = document.querySelector(`[${dataPayment}]`)?.getAttribute(dataPayment);
  if (!shown || shown === 'CREATED') return;
  sendToApp({ type: 'paymentResult', state: shown });
}

/** The web view knows these itself; any other scheme is that of another app, such as a bank's. */
const own = /^(tel|sms|mailto|data|blob|javascript|about):$/;

/** A press on a link to another site or app, or on one that ends the visit: the app does that, where there is one. */
export function leaveByApp(event: Event): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented) return;
  const isPage = /^https?:/.test(link.protocol);
  const isOther = isPage ? link.origin !== location.origin : link.href && !own.test(link.protocol);
  const isEnd = link.hasAttribute?.(dataClose);
  if (!isOther && !isEnd) return;
  const isSent = sendToApp(isEnd ? { type: 'close' } : { type: 'openExternal', url: link.href });
  if (isSent) event.preventDefault();
}

/** Tells the app which page is shown. */
function tellPage(): void {
  const toPath = () => location.pathname + location.search;
  let shown = toPath();
  sendToApp({ type: 'ready', path: shown });
  const look = () => {
    const path = toPath();
    if (path === shown) return;
    shown = path;
    sendToApp({ type: 'navigate', path });
  };
  addEventListener('popstate', look);
  // The title changes with each page that is shown in this document.
  const title = document.querySelector('head');
  if (title) new MutationObserver(look).observe(title, { childList: true, subtree: true });
}

/** From now on the app is told what happens, and what it asks is done. */
export function followApp(): void {
  addEventListener('click', leaveByApp);
  for (const sign of cartSigns) addEventListener(sign, tellCartCount);
  addEventListener('message', ({ data, origin }: MessageEvent) => {
    const path = origin === location.origin ? readFromApp(data) : null;
    if (path) location.assign(path);
  });
  const tell = () => {
    tellCartCount();
    tellPayment();
    tellPage();
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
  else tell();
}
