import type { ProductWire as Product } from '#contracts/commerce/products.ts';
import type { ColorwayName } from '../../pictures/colorways.ts';
import { pickColors, type Draft } from './draft.ts';

/** In texts `{name}` is the product's name, `{model}` the name without its noun, and `{0}`, `{1}` … the row's values; a value may be `mn|en`. */
export interface Kind {
  categoryId: string;
  subCategoryId: string;
  type: Product['type'];
  nounMn: string;
  nounEn: string;
  /** Empty: one variant only. `auto`: a few of the eight colours. */
  colors: readonly ColorwayName[] | 'auto';
  storages?: Draft['storages'];
  pictures: (color: ColorwayName, number: number) => readonly string[];
  descriptionMn: string;
  descriptionEn: string;
  facts: readonly (readonly [key: string, labelMn: string, labelEn: string, value: string])[];
  highlights: readonly (readonly [mn: string, en: string])[];
  esimCapable?: boolean;
  /** Where a product of the type SERVICE is ordered. */
  orderHref?: string;
  /** The row's model is what the product is made for, so it comes after the noun. */
  madeFor?: boolean;
  rows: readonly (readonly [brand: string, model: string, priceMnt: number, ...values: (string | number)[]])[];
}

type Language = 0 | 1;

function pickLanguage(value: string, language: Language): string {
  const [mn = '', en = mn] = value.split('|');
  return language === 0 ? mn : en;
}

function fillIn(template: string, name: string, model: string, values: readonly (string | number)[], language: Language): string {
  return template
    .replaceAll('{name}', name)
    .replaceAll('{model}', model)
    .replaceAll(/\{(\d)\}/g, (_, at: string) => pickLanguage(String(values[Number(at)] ?? ''), language));
}

export function listDrafts(kinds: readonly Kind[]): readonly Draft[] {
  return kinds.flatMap((kind, first) =>
    kind.rows.map(([brand, model, price, ...values], row): Draft => {
      const toName = (noun: string, language: Language) =>
        kind.madeFor
          ? `${brand} ${noun} — ${pickLanguage(model, language)}`
          : `${brand} ${pickLanguage(model, language)} ${noun}`;
      const nameMn = toName(kind.nounMn, 0);
      const nameEn = toName(kind.nounEn, 1);
      const write = (template: string, language: Language) =>
        fillIn(
          template,
          language === 0 ? nameMn : nameEn,
          `${brand} ${pickLanguage(model, language)}`,
          values,
          language,
        );
      return {
        nameMn,
        nameEn,
        brand,
        categoryId: kind.categoryId,
        subCategoryId: kind.subCategoryId,
        type: kind.type,
        price,
        colors: kind.colors === 'auto' ? pickColors(first * 3 + row, 3) : kind.colors,
        storages: kind.storages ?? [],
        pictures: (color) => kind.pictures(color, row + 1),
        descriptionMn: write(kind.descriptionMn, 0),
        descriptionEn: write(kind.descriptionEn, 1),
        attributes: kind.facts.map(([key, labelMn, labelEn, value]) => ({
          key,
          labelMn,
          labelEn,
          valueMn: pickLanguage(write(value, 0), 0),
          valueEn: pickLanguage(write(value, 1), 1),
        })),
        highlights: kind.highlights.map(([mn, en]) => [write(mn, 0), write(en, 1)]),
        fresh: row === 0,
        preorder: false,
        esimCapable: kind.esimCapable ?? false,
        leasable: false,
        orderHref: kind.orderHref,
      };
    }),
  );
}
