'use client';

import { useEffect, useState } from 'react';

interface ResendNoteProps {
  /** In UTC milliseconds; `now` is the server's clock when the page was rendered. */
  at: number;
  now: number;
  labels: {
    /** Names the time of day; shown until scripts run. */
    at: string;
    /** `#` is the placeholder for the seconds. */
    in: string;
    now: string;
  };
}

/** Shows when another code may be requested: the time of day, and a countdown once scripts run. */
export function ResendNote({ at, now, labels }: ResendNoteProps) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    // Counts from the server's clock, because the browser's may be wrong.
    const deadline = performance.now() + (at - now);
    const tick = () => setLeft(Math.max(0, Math.ceil((deadline - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [at, now]);
  return (
    <>
      <p className="numbers text-sm text-muted" suppressHydrationWarning>
        {left === null && (at > now ? labels.at : labels.now)}
        {left !== null && (left > 0 ? labels.in.replace('#', String(left)) : labels.now)}
      </p>
      <p role="status" className="sr-only">
        {left === 0 && labels.now}
      </p>
    </>
  );
}
