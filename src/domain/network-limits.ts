/**
 * How often one network may do something in a minute. wrangler.toml has the same numbers for the platform's limiters,
 * by `limiter`.
 */
export const networkLimits = {
  request: { most: 300, limiter: 'REQUEST_LIMIT' },
  /** A search or a range, which no cache answers. */
  search: { most: 30, limiter: 'SEARCH_LIMIT' },
  /** A search while it is typed: whoever has had these can still search. */
  suggestion: { most: 30, limiter: 'SEARCH_LIMIT' },
  /** A visitor or a cart of whom nothing was remembered before. */
  beginning: { most: 30, limiter: 'SEARCH_LIMIT' },
} as const;

export type Limited = keyof typeof networkLimits;

export const minuteSeconds = 60;
