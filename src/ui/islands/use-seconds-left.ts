import { useEffect, useState } from 'react';

/** A moment to wait for, in UTC milliseconds; `now` is the server's clock when the page was rendered. */
export interface Wait {
  at: number;
  now: number;
}

/** Whole seconds until then, down to 0; null until scripts run, and where nothing is waited for. */
export function useSecondsLeft(wait: Wait | undefined): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const ms = wait && wait.at - wait.now;
  useEffect(() => {
    if (ms === undefined) return undefined;
    // Counts from the server's clock, because the browser's may be wrong.
    const deadline = performance.now() + ms;
    const tick = () => setLeft(Math.max(0, Math.ceil((deadline - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ms]);
  return left;
}
