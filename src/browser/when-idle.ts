/** Runs `work` when the browser is idle, within 2 s; Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 50);
}
