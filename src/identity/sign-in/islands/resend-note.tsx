'use client';

import { useEffect, useState } from 'react';

interface ResendNoteProps {
  /** Milliseconds since 1970, and the server's own clock when it said so. */
  at: number;
  now: number;
  labels: {
    /** With the time of day: what is read without scripts. */
    at: string;
    /** With a hole for the seconds. */
    in: string;
    now: string;
  };
}

/** When another code may be asked for: a time of day, and a countdown once scripts run. */
export function ResendNote({ at, now, labels }: ResendNoteProps) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    // By the server's clock: this one may be wrong.
    const endsAt = performance.now() + (at - now);
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [at, now]);
  return (
    <>
      <p className="numbers text-sm text-muted" suppressHydrationWarning>
        {left === null && labels.at}
        {left !== null && (left > 0 ? labels.in.replace('#', String(left)) : labels.now)}
      </p>
      <p role="status" className="sr-only">
        {left === 0 && labels.now}
      </p>
    </>
  );
}
