const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const attempts = 3;
export const codeLifeMs = 5 * minuteMs;
/** A challenge that is over is kept a little, so that its page can say what became of it. */
export const retentionMs = 10 * minuteMs;

/** How many codes may be issued, counted exactly over what was issued: no window has an edge to wait for. */
export const caps = {
  /** For one number. */
  pauseMs: minuteMs,
  /** Three codes in a quarter of an hour, and no other for half an hour. It stops issuing only, not a code. */
  burst: 3,
  burstMs: 15 * minuteMs,
  lockMs: 30 * minuteMs,
  hourly: 5,
  daily: 10,
  /** For one session, and for all of them together: ten times what a busy quarter of an hour needs. */
  sessionHourly: 5,
  everybody: 3000,
  everybodyMs: 15 * minuteMs,
  hourMs,
  dayMs: 24 * hourMs,
} as const;
