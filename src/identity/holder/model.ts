const dayMs = 24 * 60 * 60_000;

/** How long what the operator has said of a number is believed. */
export const checkMs = dayMs;
/** How long it is kept where nobody asks: after that it is asked for anew, as of a number that was never seen. */
export const holderMs = 30 * dayMs;
/**
 * How long a number rests before somebody else gets it, at least: of what is younger than this, whoever has the number now is
 * whoever had it then.
 */
export const restMs = 90 * dayMs;

/** From when on what was done with a number is its holder's: since they have it, else as long as a number rests. */
export const toOwnSince = (since: number | null, now: number): number => since ?? now - restMs;
