import type { Locale } from '#i18n/locale.ts';
import { type MessageKey, translator } from '#i18n/translator.ts';

export interface SitePage {
  path: string;
  /** The text of its only `<h1>`. */
  title: Record<Locale, string>;
  /** Other texts that it must show: one of each of its sections. */
  says: Record<Locale, readonly string[]>;
  status: 200 | 404;
  /** The service whose failing costs a part of it, beside the header and the footer. */
  reads: 'content' | 'mobile' | 'nothing';
}

type Texts = (locale: Locale) => readonly string[];

type Seeded = { id?: string | number | null | undefined };

/** @throws where the seed has no item with this id */
export function find<T extends Seeded>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`the seed has no "${id}"`);
  return found;
}

/** The seed's text in one language; an empty text where the seed has none. */
export function own(item: unknown, name: string, locale: Locale): string {
  const text: unknown = Reflect.get(Object(item), name + (locale === 'mn' ? 'Mn' : 'En'));
  return typeof text === 'string' ? text : '';
}

export const keyed = (key: MessageKey) => (locale: Locale) => translator(locale)(key);
export const keyedAll =
  (...keys: MessageKey[]): Texts =>
  (locale) =>
    keys.map((key) => translator(locale)(key));

export function page(
  path: string,
  title: (locale: Locale) => string,
  says: Texts,
  { status = 200, reads = 'content' }: Partial<Pick<SitePage, 'status' | 'reads'>> = {},
): SitePage {
  return {
    path,
    title: { mn: title('mn'), en: title('en') },
    says: { mn: says('mn'), en: says('en') },
    status,
    reads,
  };
}
