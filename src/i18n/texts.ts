import { requestContext } from '#request/context.ts';
import { localized } from './localized.ts';
import { type Translate, translator } from './translator.ts';

export interface Texts {
  t: Translate;
  locale: 'mn' | 'en';
  /** An upstream's `xMn` or `xEn` by the reader's language. */
  own: <const Name extends string>(
    item: Record<`${Name}Mn` | `${Name}En`, string>,
    name: Name,
  ) => string;
}

/** The texts of views, in the language of this request. */
export function texts(): Texts {
  const { locale } = requestContext();
  return { t: translator(locale), locale, own: (item, name) => localized(item, name, locale) };
}
