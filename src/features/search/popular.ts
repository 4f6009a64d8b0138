import type { Locale } from '#i18n/locale.ts';

const words = [
  { mn: 'утас', en: 'phone' },
  { mn: 'дата багц', en: 'data pack' },
  { mn: 'төлбөр төлөх', en: 'pay bill' },
  { mn: 'салбар', en: 'branch' },
  { mn: 'роуминг', en: 'roaming' },
  { mn: 'eSIM', en: 'eSIM' },
] as const;

/** What is searched for most, as words to begin with. */
export const listPopular = (locale: Locale): string[] => words.map((word) => word[locale]);
