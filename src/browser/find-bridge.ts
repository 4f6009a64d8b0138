interface Bridge {
  postMessage?: (message: string) => void;
}
interface AppWindow {
  TengerApp?: Bridge;
  webkit?: { messageHandlers?: { tenger?: Bridge } };
}

export function findBridge(): Bridge | undefined {
  const { TengerApp, webkit } = globalThis as unknown as AppWindow;
  return TengerApp ?? webkit?.messageHandlers?.tenger;
}

export const hasApp = (): boolean => findBridge()?.postMessage !== undefined;
