import { keepTogether } from './keep-together.ts';
import type { Locale } from './locale.ts';

/** `xMn` or `xEn` by the reader's language; the other one where that is empty. */
export function localized<const Name extends string>(
  item: Record<`${Name}Mn` | `${Name}En`, string>,
  name: Name,
  locale: Locale,
): string {
  const mn = item[`${name}Mn`];
  const en = item[`${name}En`];
  const text = locale === 'en' ? en || mn : mn || en;
  // Of HTML only the words are kept together, when it is rendered.
  return text.includes('<') ? text : keepTogether(text);
}
