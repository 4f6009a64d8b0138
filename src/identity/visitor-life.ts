import type { Mode } from '#request/preferences.ts';

const lifeSeconds = 30 * 24 * 60 * 60;
/** At a kiosk the next visitor comes soon. */
export const kioskLifeSeconds = 15 * 60;

/** How long the session and the cart of a visitor who is not signed in live. */
export function toLifeSeconds(mode: Mode): number {
  return mode === 'kiosk' ? kioskLifeSeconds : lifeSeconds;
}
