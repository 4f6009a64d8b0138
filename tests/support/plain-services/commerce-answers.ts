import {
  type Calls,
  count,
  entity,
  type Fields,
  named,
  type Params,
  type PlainOptions,
} from './options.ts';

const categories = [
  { id: 31, ...named('Утас', 'Phones') },
  { id: 32, ...named('Дагалдах', 'Accessories') },
];
const subCategories = [
  { id: 311, categoryId: 31, ...named('Ухаалаг утас', 'Smartphones') },
  { id: 321, categoryId: 32, ...named('Цэнэглэгч', 'Chargers') },
];

export const products = count(30).map((n) => ({
  id: 900 + n,
  ...named(`Утас ${n}`, `Phone ${n}`),
  // One has no price, so it is shown with 0₮ and cannot be bought.
  price: n === 30 ? undefined : n * 10_000,
  categoryId: n <= 20 ? 31 : 32,
  subCategoryId: n <= 20 ? 311 : 321,
  brand: n % 2 === 0 ? 'Even' : 'Odd',
}));
type PlainProduct = (typeof products)[number];

function toProduct(product: PlainProduct, options: PlainOptions): Fields {
  const { id, nameMn, nameEn, price, ...others } = product;
  return entity(
    options,
    { id, nameMn, nameEn, price },
    {
      ...others,
      slug: `phone-${id}`,
      descriptionMn: '<p>Тайлбар</p>',
      descriptionEn: '<p>Description</p>',
      oldPrice: null,
      images: [`https://pictures.example.mn/phone-${id}.webp`],
      attributes: [{ key: 'ram', labelMn: 'Санах ой', labelEn: 'Memory', value: '8 GB' }],
      variants: [],
      type: 'PHYSICAL',
      stockOnline: id === 929 ? 0 : 5,
      storeStock: [{ branchId: 41, qty: 2 }],
      leasable: true,
      preorder: false,
      esimCapable: true,
      ratingAvg: 4.5,
      ratingCount: 2,
      badges: ['new'],
    },
  );
}

function toBounds({ paging = 'page' }: PlainOptions, params: Params): [from: number, size: number] {
  const size = Number(params.get('size') ?? 12);
  const from =
    paging === 'next' ? params.get('cursor') : (Number(params.get('page') ?? 1) - 1) * size;
  return [Number(from ?? 0), size];
}

function listProducts(params: Params, options: PlainOptions): Fields {
  const wanted = (name: 'categoryId' | 'subCategoryId' | 'brand', of: PlainProduct) =>
    params.get(name)?.split(',').includes(String(of[name])) ?? true;
  const q = params.get('q')?.toLowerCase() ?? '';
  const list = products.filter(
    (one) =>
      wanted('categoryId', one) &&
      wanted('subCategoryId', one) &&
      wanted('brand', one) &&
      `${one.nameMn} ${one.nameEn}`.toLowerCase().includes(q) &&
      (one.price ?? 0) >= Number(params.get('minPrice') ?? 0) &&
      (one.price ?? 0) <= Number(params.get('maxPrice') ?? Infinity),
  );
  const sort = params.get('sort');
  if (sort === 'priceAsc') list.sort((a, b) => (a.price ?? 0) - (b.price ?? 0));
  if (sort === 'priceDesc') list.sort((a, b) => (b.price ?? 0) - (a.price ?? 0));
  const [from, size] = toBounds(options, params);
  const data = list.slice(from, from + size).map((one) => toProduct(one, options));
  if (options.paging === 'next') {
    return { data, next: from + size < list.length ? String(from + size) : null };
  }
  return options.fields === 'least' ? { data } : { data, total: list.length };
}

const toSubCategory = (one: (typeof subCategories)[number], options: PlainOptions) => {
  const { categoryId, ...least } = one;
  return entity(options, least, { categoryId, slug: `sub-${one.id}` });
};

/** The commerce service's reads. */
export const commerceCalls: Calls = {
  '/product': listProducts,
  '/product/sub-category': (_, options) => ({
    data: subCategories.map((one) =>
      // Without the category's id nobody could tell where it belongs.
      ({ ...toSubCategory(one, options), categoryId: one.categoryId }),
    ),
  }),
  '/product/category-populate': (_, options) => ({
    productCategoryPopulateDtos: categories.map((category) =>
      entity(
        options,
        { ...category, productSubCategoryList: [] },
        {
          icon: 'phone',
          slug: `category-${category.id}`,
          productSubCategoryList: subCategories
            .filter(({ categoryId }) => categoryId === category.id)
            .map((one) => toSubCategory(one, options)),
        },
      ),
    ),
  }),
  '/product/{id}': (params, options) => {
    const found = products.find(({ id }) => String(id) === params.get('id'));
    return found && { data: toProduct(found, options) };
  },
};
