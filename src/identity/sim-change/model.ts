/** For so long after a change of its SIM a number alone proves nothing where a thief would want to be quick. */
export const guardedMs = 24 * 60 * 60_000;
