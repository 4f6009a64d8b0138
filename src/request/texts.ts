import { requestContext } from './context.ts';
import type { Locale } from '#i18n/locale.ts';
import { localized } from '#i18n/localized.ts';
import { type Texts, translator } from '#i18n/translator.ts';

function textsOf(locale: Locale): Texts {
  return { t: translator(locale), locale, own: (item, name) => localized(item, name, locale) };
}

const known: Readonly<Record<Locale, Texts>> = { mn: textsOf('mn'), en: textsOf('en') };

/** The translator for views, in the language of this request. */
export function texts(): Texts {
  return known[requestContext().locale];
}
