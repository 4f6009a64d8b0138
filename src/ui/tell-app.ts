interface Bridge {
  postMessage?: (message: string) => void;
}
interface AppWindow {
  TengerApp?: Bridge;
  webkit?: { messageHandlers?: { tenger?: Bridge } };
}

let told: number | undefined;

/** What the app puts on its own tab, told whenever it changes. */
export function tellApp(cartCount: number): void {
  if (cartCount === told) return;
  told = cartCount;
  const { TengerApp, webkit } = globalThis as unknown as AppWindow;
  const bridge = TengerApp ?? webkit?.messageHandlers?.tenger;
  bridge?.postMessage?.(JSON.stringify({ type: 'cartCount', count: cartCount }));
}
