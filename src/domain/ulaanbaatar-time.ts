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

const pad = (n: number) => String(n).padStart(2, '0');

export function toUlaanbaatar(instant: Date): ClockTime {
  const local = new Date(instant.getTime() + offsetMs);
  return {
    date: local.toISOString().slice(0, 10),
    weekday: (local.getUTCDay() + 6) % 7,
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** `YYYY.MM.DD` in Ulaanbaatar. `Intl.DateTimeFormat` has no Mongolian date format in workerd. */
export function formatDate(instant: string | Date): string {
  return toUlaanbaatar(new Date(instant)).date.replaceAll('-', '.');
}

/** `YYYY.MM.DD HH:mm`. */
export function formatDateTime(instant: string | Date): string {
  const { date, minutes } = toUlaanbaatar(new Date(instant));
  return `${date.replaceAll('-', '.')} ${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** `HH:mm:ss`. */
export function formatTime(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(11, 19);
}
