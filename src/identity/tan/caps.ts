const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How many codes may be tried. The table allows at most three; more need a migration, and the texts name the three. */
export const attempts = 3;
export const codeLifeMs = 5 * minuteMs;
/** How long an expired challenge is stored, so that its page can say that it has expired. */
export const retentionMs = 10 * minuteMs;

/** How many codes may be issued. Each cap counts over a sliding window, so that waiting for a new one gains nothing. */
export const caps = {
  /** For one number. */
  pauseMs: minuteMs,
  /** After three codes in a quarter of an hour none is issued for half an hour; codes already sent stay valid. */
  burst: 3,
  burstMs: 15 * minuteMs,
  lockMs: 30 * minuteMs,
  hourly: 5,
  daily: 10,
  /** For one session, and for everybody together: ten times what a busy quarter of an hour needs. */
  sessionHourly: 5,
  everybody: 3000,
  everybodyMs: 15 * minuteMs,
  hourMs,
  dayMs: 24 * hourMs,
} as const;
