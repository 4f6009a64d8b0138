import { dataPayment } from './page-contract.ts';

interface Bridge {
  postMessage?: (message: string) => void;
}
interface AppWindow {
  TengerApp?: Bridge;
  webkit?: { messageHandlers?: { tenger?: Bridge } };
}

function findBridge(): Bridge | undefined {
  const { TengerApp, webkit } = globalThis as unknown as AppWindow;
  return TengerApp ?? webkit?.messageHandlers?.tenger;
}

let told: number | undefined;

/** Sends the cart's count to the app, for the badge of its own tab, whenever the count has changed. */
export function tellApp(cartCount: number): void {
  if (cartCount === told) return;
  told = cartCount;
  findBridge()?.postMessage?.(JSON.stringify({ type: 'cartCount', count: cartCount }));
}

/** Tells the app what has become of the payment that the page shows; it may show its own screen then. */
export function tellPayment(): void {
  const shown = document.querySelector(`[${dataPayment}]`)?.getAttribute(dataPayment);
  if (!shown || shown === 'CREATED') return;
  findBridge()?.postMessage?.(JSON.stringify({ type: 'paymentResult', state: shown }));
}

/** The web view knows these itself; any other scheme is that of another app, such as a bank's. */
const own = /^(tel|sms|mailto|data|blob|javascript|about):$/;

/** A press on a link to another site or app: the app opens it, because its web view has one window. */
export function leaveByApp(event: Event): void {
  const link = (event.target as Element).closest?.('a');
  const bridge = findBridge();
  const isPage = link && /^https?:/.test(link.protocol);
  const isOther = isPage ? link.origin !== location.origin : link?.href && !own.test(link.protocol);
  if (!link || !isOther || !bridge?.postMessage || event.defaultPrevented) return;
  event.preventDefault();
  bridge.postMessage?.(JSON.stringify({ type: 'openExternal', url: link.href }));
}
