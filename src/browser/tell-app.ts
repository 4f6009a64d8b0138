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

/** A press on a link to another site: the app opens it, because its web view has one window. */
export function leaveByApp(event: Event): void {
  const link = (event.target as Element).closest?.('a');
  const bridge = findBridge();
  const isOther = link && /^https?:/.test(link.protocol) && link.origin !== location.origin;
  if (!isOther || !bridge?.postMessage || event.defaultPrevented) return;
  event.preventDefault();
  bridge.postMessage?.(JSON.stringify({ type: 'openExternal', url: link.href }));
}
