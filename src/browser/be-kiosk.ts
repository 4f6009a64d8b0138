const retryMs = 5000;

/** A kiosk that could not load its script must not go on without it: it has to ask who is still there. */
export function beKiosk(): void {
  import('./kiosk/kiosk.ts').catch(() => setTimeout(beKiosk, retryMs));
}
