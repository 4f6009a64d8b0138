import { productCategories } from '#contracts/commerce/categories.ts';
import * as z from 'zod/mini';
import { type ProductWire as Product, productWire } from '#contracts/commerce/products.ts';
import type { SeedContent } from './seed-content.ts';

export function parseProducts(content: SeedContent): Product[] {
  return z.array(productWire).parse(content.products);
}

/** The editors' order counts as much as ratings do, so that phones come before cables. */
function toPopularity(one: Product, at: number): number {
  const editorial = Math.max(0, 400 - at) + (one.badges.includes('hit') ? 100 : 0);
  return (one.ratingCount + editorial) * 1000 + toTieBreak(at);
}

function toNewness(one: Product, at: number): number {
  const updated = one.updatedAt ? Math.floor(Date.parse(one.updatedAt) / 86_400_000) : 0;
  return (updated + (one.badges.includes('new') ? 36_500 : 0)) * 1000 + toTieBreak(at);
}

function toTieBreak(at: number): number {
  return Math.max(0, 999 - at);
}

export function toProductRow(one: Product, at: number) {
  const { stockOnline, ratingAvg, ratingCount, ...rest } = one;
  const { descriptionMn, descriptionEn, attributes, variants, storeStock, relatedIds, ...card } =
    rest;
  return {
    number: at + 1,
    id: one.id,
    slug: one.slug,
    category_id: one.categoryId,
    sub_category_id: one.subCategoryId ?? null,
    brand: one.brand.toLowerCase(),
    type: one.type,
    name_mn: one.nameMn,
    name_en: one.nameEn,
    image: one.images[0] ?? null,
    price: one.price,
    stock_online: stockOnline,
    leasable: one.leasable ? 1 : 0,
    popularity: toPopularity(one, at),
    newness: toNewness(one, at),
    rating_sum: Math.round(ratingAvg * ratingCount),
    rating_count: ratingCount,
    card: JSON.stringify({ ...card, variants: toCardVariants(one) }),
    detail: JSON.stringify({
      descriptionMn,
      descriptionEn,
      attributes,
      variants,
      storeStock,
      relatedIds,
    }),
  };
}

/** What a list says of the variants: their colours and sizes. The product's own page has all of them. */
function toCardVariants({ variants }: Product) {
  return variants.map(({ color, colorNameMn, colorNameEn, storage }) => ({
    color,
    colorNameMn,
    colorNameEn,
    storage,
  }));
}

/** Colours are found by their CSS value or English name, storage as written; all in small letters. */
export function toVariantRows(one: Product) {
  return one.variants.map((variant) => ({
    product_id: one.id,
    id: variant.id,
    color: variant.color.toLowerCase() || null,
    color_name: variant.colorNameEn.toLowerCase() || null,
    storage: variant.storage.toLowerCase() || null,
    label_mn: toLabel(variant.storage, variant.colorNameMn),
    label_en: toLabel(variant.storage, variant.colorNameEn),
    image: variant.image ?? null,
    price: variant.price ?? 0,
    stock: variant.stock,
  }));
}

function toLabel(storage: string, colorName: string): string {
  return [storage, colorName].filter((part) => part !== '').join(', ');
}

export function toCategoryRows(content: SeedContent) {
  const { productCategoryPopulateDtos: categories } = productCategories.parse({
    productCategoryPopulateDtos: content.categories,
  });
  return {
    categories: categories.map(({ productSubCategoryList: _children, ...category }, position) => ({
      id: category.id,
      position,
      body: JSON.stringify(category),
    })),
    subCategories: categories.flatMap((category) =>
      category.productSubCategoryList.map(({ count: _count, ...child }, position) => ({
        id: child.id,
        category_id: category.id,
        position,
        body: JSON.stringify({ ...child, categoryId: category.id }),
      })),
    ),
  };
}
