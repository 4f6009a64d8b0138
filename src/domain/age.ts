const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export interface Age {
  /** Names the text that shows the count. */
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/** In the largest unit of which there are two, so that what waits longest stands out. */
export function toAge(ms: number): Age {
  if (ms >= 2 * dayMs) return { unit: 'days', count: Math.floor(ms / dayMs) };
  if (ms >= 2 * hourMs) return { unit: 'hours', count: Math.floor(ms / hourMs) };
  return { unit: 'minutes', count: Math.max(0, Math.floor(ms / minuteMs)) };
}
