import { toSearchText, toStems } from '#domain/search-folding.ts';
import { branch } from '#contracts/content/places.ts';
import { newsArticle } from '#contracts/content/news.ts';
import { contentPage } from '#contracts/content/pages.ts';
import { service } from '#contracts/content/services.ts';
import { toFoldedTitle } from '../src/search/folded-title.ts';
import { FIRST_SEARCH_ID, type SearchKind } from '../src/search/search-numbers.ts';
import { parseProducts, toCategoryRows } from './product-rows.ts';
import { toCountryEntries } from './country-entries.ts';
import type { SeedContent } from './seed-content.ts';
import { sitePages } from './site-pages.ts';
import { toGluedNames, toSpokenNames } from './spoken-names.ts';

export interface Found {
  titleMn: string;
  titleEn: string;
  link: string;
  /** Other names of the entry, which count as its title. */
  names?: string;
  /** Any other words that should find it. */
  words: string;
}

/** The kinds of the table; a country's prices are a page. */
const CATEGORIES: Record<SearchKind, { mn: string; en: string; kind?: SearchKind }> = {
  service: { mn: 'Үйлчилгээ', en: 'Services' },
  page: { mn: 'Хуудас', en: 'Pages' },
  branch: { mn: 'Салбар', en: 'Branches' },
  news: { mn: 'Мэдээ', en: 'News' },
  roaming: { mn: 'Роуминг', en: 'Roaming', kind: 'page' },
  product: { mn: 'Бараа', en: 'Products' },
};
export const PRODUCT_SEARCH_CATEGORY = CATEGORIES.product;

export function toSearchRows(content: SeedContent) {
  return [
    ...toRows('service', content.services.map(toServiceEntry)),
    ...toRows('page', [...sitePages, ...toPageEntries(content)]),
    ...toRows('branch', content.branches.map(toBranchEntry)),
    ...toRows('news', content.news.map(toNewsEntry)),
    ...toRows('roaming', toCountryEntries(content.roaming)),
    ...toRows('product', toProductEntries(content)),
  ];
}

/** Ids follow the rows' order; a product's follows that of its row in `product`. */
function toRows(kind: SearchKind, entries: readonly Found[]) {
  const category = CATEGORIES[kind];
  return entries.map(({ titleMn, titleEn, link, names = '', words }, at) => ({
    id: FIRST_SEARCH_ID[kind] + at + 1,
    kind: category.kind ?? kind,
    title_mn: titleMn,
    title_en: titleEn,
    category_mn: category.mn,
    category_en: category.en,
    link,
    title: toFoldedTitle([titleMn, titleEn], names),
    body: toBody(
      `${words} ${toSpokenNames(`${titleMn} ${titleEn} ${names} ${words}`)} ${toGluedNames(titleEn)}`,
    ),
  }));
}

function toBody(words: string): string {
  const folded = toSearchText(words);
  return `${folded} ${toStems(folded)}`.trimEnd();
}

function toServiceEntry(seed: SeedContent['services'][number]): Found {
  const { titleMn, titleEn, leadMn, leadEn, plans } = service.parse(seed.service);
  const planNames = plans.flatMap((plan) => [plan.nameMn, plan.nameEn]);
  return {
    titleMn,
    titleEn,
    link: `/service/${seed.childId}`,
    words: [leadMn, leadEn, ...planNames].join(' '),
  };
}

function toPageEntries(content: SeedContent): Found[] {
  const links = { aboutUs: '/about', cooperation: '/cooperation', sdg: '/sdg' } as const;
  return Object.entries(links).map(([name, link]) => {
    const page = contentPage.parse(content[name as keyof typeof links]);
    const titles = page.sections.flatMap((section) => [section.titleMn, section.titleEn]);
    return { ...page, link, words: [page.leadMn, page.leadEn, ...titles].join(' ') };
  });
}

function toBranchEntry(seed: SeedContent['branches'][number]): Found {
  const one = branch.parse(seed);
  const words = `${one.addressMn} ${one.addressEn} салбар branch`;
  return {
    titleMn: one.nameMn,
    titleEn: one.nameEn,
    link: `/service-branches?all=1#${one.id}`,
    words,
  };
}

function toNewsEntry(seed: SeedContent['news'][number]): Found {
  const one = newsArticle.parse(seed);
  return {
    ...one,
    link: `/news/${one.slug}`,
    words: [one.leadMn, one.leadEn, ...one.tags].join(' '),
  };
}

function toProductEntries(content: SeedContent): Found[] {
  const { categories, subCategories } = toCategoryRows(content);
  const names = new Map(categories.map(({ id, body }) => [id, toCategoryNames(body)]));
  const subNames = new Map(subCategories.map(({ id, body }) => [id, toCategoryNames(body)]));
  return parseProducts(content).map((one) => ({
    titleMn: one.nameMn,
    titleEn: one.nameEn,
    link: `/shop/${one.slug}`,
    names: names.get(one.categoryId ?? '') ?? '',
    words: [
      one.brand,
      subNames.get(one.subCategoryId ?? ''),
      ...one.highlightsMn,
      ...one.highlightsEn,
    ].join(' '),
  }));
}

/** Categories are named in the plural; people ask for one phone. */
function toCategoryNames(body: string): string {
  const { nameMn, nameEn }: { nameMn: string; nameEn: string } = JSON.parse(body);
  return `${nameMn} ${nameEn} ${nameEn.replace(/(?<=\w{3}[^s])s\b/g, '')}`;
}
