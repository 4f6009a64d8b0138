export const locales = ['mn', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Any other stored value falls back to Mongolian. */
export function toLocale(value: string | null | undefined): Locale {
  return value === 'en' ? 'en' : 'mn';
}
