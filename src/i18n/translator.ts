import rosetta from 'rosetta';
import { keepTogether } from './keep-together.ts';
import type { Locale } from './locale.ts';
import en from '../../locales/en.json' with { type: 'json' };
import mn from '../../locales/mn.json' with { type: 'json' };

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Every key of the Mongolian texts, which are the source of truth. */
export type MessageKey = Leaves<typeof mn>;
type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: Values) => string;

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

const dictionary = rosetta({ mn, en });

/** Whether a text from outside, such as a cookie, is one of the keys. */
export function isMessageKey(text: string): text is MessageKey {
  let found: unknown = mn;
  for (const name of text.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return false;
    found = Reflect.get(found, name);
  }
  return typeof found === 'string';
}

/** Filled in with it, a text has each placeholder's name between two zero bytes, which no text contains. */
const separators = new Proxy({}, { get: (_target, name) => `\0${String(name)}\0` });

type Fill = (values?: Values) => string;

/**
 * A text without placeholders as it is, any other as a function that fills it in. Where there is a text beside it whose
 * name ends in `One`, that one is used of one thing, when `count` is 1.
 */
function compile(key: MessageKey, locale: Locale): string | Fill {
  const [start = '', ...rest] = keepTogether(dictionary.t(key, separators, locale)).split('\0');
  if (rest.length === 0) return start;
  const fill: Fill = (values) =>
    rest.reduce((text, part, i) => text + (i % 2 === 0 ? (values?.[part] ?? '') : part), start);
  const one = `${key}One`;
  if (!isMessageKey(one)) return fill;
  const ofOne = compile(one, locale);
  const fillOne = typeof ofOne === 'string' ? () => ofOne : ofOne;
  return (values) => (values?.['count'] === 1 ? fillOne(values) : fill(values));
}

/** Rosetta searches for a text and its placeholders at every call. A page has hundreds, so each is compiled once. */
function createTranslator(locale: Locale): Translate {
  const compiled = new Map<MessageKey, ReturnType<typeof compile>>();
  return (key, values) => {
    let message = compiled.get(key);
    if (message === undefined) compiled.set(key, (message = compile(key, locale)));
    return typeof message === 'string' ? message : message(values);
  };
}

const translators: Readonly<Record<Locale, Translate>> = {
  mn: createTranslator('mn'),
  en: createTranslator('en'),
};

export function translator(locale: Locale): Translate {
  return translators[locale];
}
