/** What is asked of every catalogue; each kind by several addresses, so that no row of a page is the only one met. */
export interface CataloguePage {
  kind: string;
  /** Of the operator: the call that the page stands on. */
  calls: readonly string[];
  /** Of the site; none where the call is a part of the other pages. */
  pages: readonly string[];
}

/** Held to the figure. */
export const shopKinds: readonly string[] = ['grid', 'category', 'facet', 'search', 'detail'];

const categories = ['c-phones', 'c-tablets', 'c-accessories', 'c-smart-home'];
const sorts = ['popular', 'new', 'priceAsc', 'priceDesc', 'rating'];
const filters = [
  'brand=altai',
  'brand=altai,tenger&color=graphite',
  'categoryId=c-phones&storage=128 gb&leasable=true',
  'minPrice=100000&maxPrice=299999&inStock=true',
  'categoryId=c-audio&color=midnight&sort=priceAsc',
];
/** Whole words, and beginnings of one letter and more; even the smallest catalogue has a page for each. */
const searches = ['altai nova', 'nova', 'nov', 'pro', 'altai 4', 'tenger l'];

const toSite = (query: string) =>
  `/shop?${query
    .replace('categoryId', 'category')
    .replace('minPrice', 'min')
    .replace('maxPrice', 'max')
    .replace('inStock=true', 'stock=1')
    .replace('leasable=true', 'lease=1')
    .replace('altai,tenger', 'altai&brand=tenger')}`;
const encode = (address: string) => address.replaceAll(' ', '%20');

export function listCataloguePages(slugs: readonly string[]): CataloguePage[] {
  const ofQueries = (kind: string, queries: readonly string[]): CataloguePage => ({
    kind,
    calls: queries.map((query) => encode(`/product?${query}`)),
    pages: queries.map((query) => encode(toSite(query))),
  });
  return [
    ofQueries(
      'grid',
      sorts.map((sort) => `sort=${sort}`),
    ),
    ofQueries(
      'category',
      categories.flatMap((id) => [`categoryId=${id}`, `categoryId=${id}&sort=priceAsc`]),
    ),
    ofQueries('facet', filters),
    ofQueries(
      'search',
      searches.map((words) => `q=${words}`),
    ),
    {
      kind: 'detail',
      calls: slugs.map((slug) => `/product/${slug}`),
      pages: slugs.map((slug) => `/shop/${slug}`),
    },
    {
      kind: 'facet counts',
      calls: ['/product/facets', ...categories.map((id) => `/product/facets?categoryId=${id}`)],
      pages: [],
    },
    {
      kind: 'site search',
      calls: searches.map((words) => encode(`/search?q=${words}`)),
      pages: searches.map((words) => encode(`/search?q=${words}`)),
    },
  ];
}
