import rosetta from 'rosetta';
import type { Locale } from './locale.ts';
import en from '../../locales/en.json' with { type: 'json' };
import mn from '../../locales/mn.json' with { type: 'json' };

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every key of the Mongolian texts, which are the source of truth. */
export type MessageKey = Leaves<typeof mn>;
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** What a view says, in one language. */
export interface Texts {
  t: Translate;
  locale: Locale;
  /** An upstream's `xMn` or `xEn` by the reader's language. */
  own: <const Name extends string>(
    item: Record<`${Name}Mn` | `${Name}En`, string>,
    name: Name,
  ) => string;
}

const texts = rosetta({ mn, en });

export function translator(locale: Locale): Translate {
  return (key, values) => texts.t(key, values, locale);
}
