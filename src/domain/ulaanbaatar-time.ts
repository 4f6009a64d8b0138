/** Ulaanbaatar is at UTC+8 all year. */
const offsetMs = 8 * 60 * 60 * 1000;

export interface ClockTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 0 is Monday. */
  weekday: number;
  /** Minutes since midnight. */
  minutes: number;
}

export function toUlaanbaatar(instant: Date): ClockTime {
  const local = new Date(instant.getTime() + offsetMs);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: (local.getUTCDay() + 6) % 7,
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** `YYYY.MM.DD` in Ulaanbaatar, as Mongolian writes it; `i18n/format-date.ts` writes dates for customers. */
export function toNumericDate(instant: string | number | Date): string {
  return toUlaanbaatar(new Date(instant)).date.replaceAll('-', '.');
}

/** `HH:mm`. */
export function toClock(instant: string | number | Date): string {
  return formatTime(new Date(instant)).slice(0, 5);
}

/** `HH:mm`, the first full minute that is not before the instant. */
export function toNextClock(instant: number): string {
  return toClock(Math.ceil(instant / 60_000) * 60_000);
}

/** `HH:mm:ss`. */
export function formatTime(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(11, 19);
}

/** `YYYY-MM-DDTHH:mm`, as a browser's field for a time holds it. */
export const toLocalInput = (instant: number): string =>
  new Date(instant + offsetMs).toISOString().slice(0, 16);

/** The instant of such a time in Ulaanbaatar; null where there is no such time. */
export function readLocalInput(typed: string): number | null {
  const [, day, clock] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(typed.trim()) ?? [];
  const instant = Date.parse(`${day}T${clock}:00Z`) - offsetMs;
  // A day that no calendar has is moved into the next month.
  return Number.isFinite(instant) && toLocalInput(instant) === `${day}T${clock}` ? instant : null;
}
