import type { Mode } from '#request/preferences.ts';

const lifeSeconds = 30 * 24 * 60 * 60;
/** At a kiosk somebody else stands soon. */
export const kioskLifeSeconds = 15 * 60;

/** How long what a visitor leaves here without a name is remembered. */
export function toLifeSeconds(mode: Mode): number {
  return mode === 'kiosk' ? kioskLifeSeconds : lifeSeconds;
}
