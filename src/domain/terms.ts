/** Counted on when the terms of service change: it is stored with what was accepted. */
export const termsVersion = '1';
/** From when that version holds. */
export const termsSince = '2026-11-22';
