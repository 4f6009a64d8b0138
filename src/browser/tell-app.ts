interface Bridge {
  postMessage?: (message: string) => void;
}
interface AppWindow {
  TengerApp?: Bridge;
  webkit?: { messageHandlers?: { tenger?: Bridge } };
}

let told: number | undefined;

/** Sends the cart's count to the app, for the badge of its own tab, whenever the count has changed. */
export function tellApp(cartCount: number): void {
  if (cartCount === told) return;
  told = cartCount;
  const { TengerApp, webkit } = globalThis as unknown as AppWindow;
  const bridge = TengerApp ?? webkit?.messageHandlers?.tenger;
  bridge?.postMessage?.(JSON.stringify({ type: 'cartCount', count: cartCount }));
}
