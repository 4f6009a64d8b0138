import { requestContext } from './context.ts';
import { localized } from '#i18n/localized.ts';
import { type Texts, translator } from '#i18n/translator.ts';

/** The translator for views, in the language of this request. */
export function texts(): Texts {
  const { locale } = requestContext();
  return { t: translator(locale), locale, own: (item, name) => localized(item, name, locale) };
}
