import type { Locale } from './locale.ts';

/** An address for somebody who reads this language, whatever their browser has chosen; any opens in Mongolian. */
export const toAddressIn = (locale: Locale, address: string): string =>
  locale === 'mn' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
