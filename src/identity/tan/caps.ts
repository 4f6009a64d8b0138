const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const quarterMs = 15 * minuteMs;

/** How many codes may be tried. The table allows at most three; more need a migration, and the texts name the three. */
export const attempts = 3;
export const codeLifeMs = 5 * minuteMs;
/** How long a customer has to send the word of the other way round. */
export const wordLifeMs = 10 * minuteMs;
/** How long an expired challenge is stored, so that its page can say that it has expired. */
export const retentionMs = 10 * minuteMs;
/** After how many seconds those may come again who were told that too many are asking. */
export const busySeconds = 60;

/** How many codes may be issued. Each cap counts over a sliding window, so that waiting for a new one gains nothing. */
export const caps = {
  pauseMs: minuteMs,
  /** A browser that has signed in with the number before has a share of its own, which nobody else can use up. */
  knownHourly: 5,
  /**
   * Strangers are counted by number and visitor, and by number and network: after three codes in a quarter of an hour
   * these get none for half an hour. Codes already sent stay valid.
   */
  burst: 3,
  burstMs: quarterMs,
  lockMs: 30 * minuteMs,
  networkDaily: 4,
  /** For one number, by all strangers together. */
  strangersDaily: 10,
  /** For one visitor, of any numbers. */
  visitorHourly: 5,
  /** In all, from which on strangers need a challenge, or a place in the fair share of their network. */
  quiet: 200,
  fairShare: 5,
  /** Of all shared networks together, where nobody is counted by network. */
  sharedFairShare: 1000,
  /** By strangers in all: ten times what a busy quarter of an hour needs. */
  everybody: 3000,
  everybodyMs: quarterMs,
  hourMs,
  dayMs: 24 * hourMs,
} as const;
