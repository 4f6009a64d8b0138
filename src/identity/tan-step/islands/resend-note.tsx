'use client';

import { useSecondsLeft } from '#ui/islands/use-seconds-left.ts';

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
  const left = useSecondsLeft({ at, now });
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
