import {
  productCategoriesContract,
  type ProductCategories,
  type ProductSubCategory,
  subCategoriesContract,
} from '#contracts/commerce/categories.ts';
import { readAll, readOne } from './cache/read-cached.ts';
import type { Outcome, Read } from './upstream/upstream-error.ts';

const hasChildren = ({ productCategoryPopulateDtos: list }: ProductCategories) =>
  list.length === 0 || list.some((one) => one.productSubCategoryList.length > 0);

const withChildren = (
  { productCategoryPopulateDtos: list }: ProductCategories,
  subs: readonly ProductSubCategory[],
): ProductCategories => ({
  productCategoryPopulateDtos: list.map((category) => ({
    ...category,
    productSubCategoryList: subs.filter(({ categoryId }) => categoryId === category.id),
  })),
});

/** Categories without a child among them get them from the call of their own; where that fails they have none. */
async function addChildren(all: ProductCategories): Promise<Read<ProductCategories>> {
  if (hasChildren(all)) return { state: 'ready', value: all };
  const subs = await readAll(subCategoriesContract);
  if (subs.state === 'ready') return { state: 'ready', value: withChildren(all, subs.value) };
  const result = subs.result.then((known) => ({
    ok: true as const,
    value: known.ok ? withChildren(all, known.value) : all,
  }));
  return { state: 'pending', result };
}

/** The shop's categories with their sub-categories. */
export async function readProductCategories(): Promise<Read<ProductCategories>> {
  const read = await readOne(productCategoriesContract);
  if (read.state === 'ready') return addChildren(read.value);
  const result = read.result.then(async (known): Promise<Outcome<ProductCategories>> => {
    if (!known.ok) return known;
    const whole = await addChildren(known.value);
    return whole.state === 'ready' ? { ok: true, value: whole.value } : whole.result;
  });
  return { state: 'pending', result };
}
