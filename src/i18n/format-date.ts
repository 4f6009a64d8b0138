import { toClock, toNumericDate, toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import type { Locale } from './locale.ts';

// `Intl.DateTimeFormat` has no Mongolian date format in workerd.
const timeZone = 'Asia/Ulaanbaatar';
const english: Record<'date' | 'day' | 'month', Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric', timeZone },
  day: { day: 'numeric', month: 'long', timeZone },
  month: { month: 'long', year: 'numeric', timeZone },
};
const formats = new Map<keyof typeof english, Intl.DateTimeFormat>();

function writeEnglish(kind: keyof typeof english, instant: Date): string {
  const format = formats.get(kind) ?? new Intl.DateTimeFormat('en-GB', english[kind]);
  formats.set(kind, format);
  return format.format(instant);
}

/** An instant, or a date as `YYYY-MM-DD` or `YYYY-MM`, of which each is the same day in Ulaanbaatar. */
type When = string | number | Date;

/** `2026.11.18`, or in English `18 November 2026`. */
export const formatDate = (when: When, locale: Locale): string =>
  locale === 'mn' ? toNumericDate(when) : writeEnglish('date', new Date(when));

/** Without the year: `11.18`, or in English `18 November`. */
export const formatDay = (when: When, locale: Locale): string =>
  locale === 'mn' ? toNumericDate(when).slice(5) : writeEnglish('day', new Date(when));

/** `2026.11`, or in English `November 2026`. */
export const formatMonth = (when: When, locale: Locale): string =>
  locale === 'mn' ? toNumericDate(when).slice(0, 7) : writeEnglish('month', new Date(when));

/** `2026.11.18 09:30`, or in English `18 November 2026, 09:30`. */
export const formatDateTime = (when: When, locale: Locale): string =>
  `${formatDate(when, locale)}${locale === 'mn' ? '' : ','} ${toClock(when)}`;

/** `14:00` on the same day in Ulaanbaatar, else with the date: until when something lasts. */
export function formatUntil(when: number, locale: Locale, now = Date.now()): string {
  const dayOf = (instant: number) => toUlaanbaatar(new Date(instant)).date;
  return dayOf(when) === dayOf(now) ? toClock(when) : formatDateTime(when, locale);
}
