import type { ProductWire as Product } from '#contracts/commerce/products.ts';
import { toSearchText } from '#domain/search-folding.ts';
import { toSpokenNames } from '../spoken-names.ts';

/** Two per sub-category, of four variants each, so that the statement stays far below D1's 100 KB. */
const PER_SUB_CATEGORY = 2;
const MOST_LOOKS = 4;

type Look = Pick<Product['variants'][number], 'color' | 'colorNameMn' | 'colorNameEn' | 'storage'>;

/** What a generated product takes over from a real one. */
export interface ProductTemplate {
  categoryId: string;
  subCategoryId: string;
  brand: string;
  noun: { mn: string; en: string };
  type: Product['type'];
  price: number;
  image: string;
  leasable: number;
  /** At least one; a product without any has an empty one. */
  looks: readonly Look[];
  lookCount: number;
  /** The end of the card's JSON, from its first comma on. */
  card: string;
  foldedBrand: string;
  foldedNoun: { mn: string; en: string };
  foldedWords: string;
}

interface SubCategory {
  id: string;
  nameMn: string;
  nameEn: string;
}

export function toProductTemplates(
  products: readonly Product[],
  subCategories: readonly SubCategory[],
): ProductTemplate[] {
  return subCategories.flatMap((sub) =>
    products
      .filter((one) => one.subCategoryId === sub.id && one.type !== 'NUMBER')
      .slice(0, PER_SUB_CATEGORY)
      .map((one) => toTemplate(one, sub)),
  );
}

function toLooks({ variants }: Product): Look[] {
  const looks = variants.map(({ color, colorNameMn, colorNameEn, storage }) => ({
    color,
    colorNameMn,
    colorNameEn,
    storage,
  }));
  const none = { color: '', colorNameMn: '', colorNameEn: '', storage: '' };
  return looks.length === 0 ? [none] : looks.slice(0, MOST_LOOKS);
}

function toTemplate(one: Product, sub: SubCategory): ProductTemplate {
  const looks = toLooks(one);
  const shared = JSON.stringify({
    categoryId: one.categoryId,
    subCategoryId: sub.id,
    brand: one.brand,
    images: one.images.slice(0, 1),
    type: one.type,
    highlightsMn: one.highlightsMn,
    highlightsEn: one.highlightsEn,
    leasable: one.leasable,
    esimCapable: one.esimCapable,
    badges: [],
  });
  return {
    categoryId: one.categoryId ?? '',
    subCategoryId: sub.id,
    brand: one.brand,
    noun: { mn: sub.nameMn, en: sub.nameEn },
    type: one.type,
    price: one.price,
    image: one.images[0] ?? '',
    leasable: one.leasable ? 1 : 0,
    looks,
    lookCount: looks.length,
    card: `,${shared.slice(1)}`,
    foldedBrand: toSearchText(one.brand),
    foldedNoun: { mn: toSearchText(sub.nameMn), en: toSearchText(sub.nameEn) },
    foldedWords: toSearchText(toSpokenNames(`${one.brand} ${sub.nameEn}`)),
  };
}
