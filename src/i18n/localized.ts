import type { Locale } from '#request/preferences.ts';

/** The reader's one of `xMn` and `xEn`; the other one where it is empty. */
export function localized<const Name extends string>(
  item: Record<`${Name}Mn` | `${Name}En`, string>,
  name: Name,
  locale: Locale,
): string {
  const mn = item[`${name}Mn`];
  const en = item[`${name}En`];
  return locale === 'en' ? en || mn : mn || en;
}
