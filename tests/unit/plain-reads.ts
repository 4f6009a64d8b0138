import { expect } from 'vitest';
import * as categories from '#contracts/commerce/categories.ts';
import * as commerce from '#contracts/commerce/products.ts';
import type { Contract } from '#contracts/contract.ts';
import * as home from '#contracts/content/home.ts';
import * as news from '#contracts/content/news.ts';
import * as offers from '#contracts/content/offers.ts';
import * as pages from '#contracts/content/pages.ts';
import * as places from '#contracts/content/places.ts';
import * as roaming from '#contracts/content/roaming.ts';
import * as find from '#contracts/content/search.ts';
import * as services from '#contracts/content/services.ts';

const pictures = 'https://pictures.example.mn';

interface PlainRead {
  contract: Contract;
  /** Path parameters and query together. */
  given?: Readonly<Record<string, string | number>>;
  /** How many elements a list has, and what the first item holds with all fields and with the least. */
  length?: number;
  always: Readonly<Record<string, unknown>>;
  decided?: Readonly<Record<string, unknown>>;
}

/** Each read of the site, with what the plain services answer. */
export const plainReads: readonly PlainRead[] = [
  {
    contract: home.homeContract,
    always: {
      footerBanners: [{ image: `${pictures}/banner-1.webp`, link: '/news' }, {}],
      footer: {
        about_us: [{ id: '1', link: '/about' }, {}],
        help: [{ link: null }],
        social_links: [{ name: '', image: `${pictures}/facebook.webp` }, {}],
      },
    },
  },
  { contract: home.shopBannersContract, length: 2, always: { link: '/news' } },
  {
    contract: services.serviceCategoriesContract,
    length: 2,
    always: {
      id: expect.stringMatching(/^x-/),
      icon: `${pictures}/icon-mobile.webp`,
      children: [
        { id: '11', link: null },
        { id: '12', link: '/roaming' },
      ],
    },
  },
  {
    contract: services.serviceContract,
    given: { id: 11 },
    always: { id: '511', bodyMn: expect.stringContaining('<p>') },
    decided: {
      plans: [
        { fee: 19_900, dataMb: 10_240, termMonths: 12 },
        { dataMb: 2048, minutes: null },
      ],
      faq: [{}],
      cta: { link: '/service-branches' },
    },
  },
  { contract: services.singleServiceContract, given: { id: 21 }, always: { id: '521' } },
  {
    contract: news.newsListContract,
    given: { page: 1, size: 9 },
    length: 9,
    always: { id: '725' },
    decided: { slug: 'story-25', cover: `${pictures}/news-25.webp` },
  },
  {
    contract: news.newsArticleContract,
    given: { id: 703 },
    always: { id: '703', bodyMn: '<p>Агуулга 3</p>' },
    decided: { publishedAt: '2026-04-10T02:00:00Z' },
  },
  ...[pages.aboutUsContract, pages.cooperationContract, pages.sdgContract].map((contract) => ({
    contract,
    always: { sections: [{ id: 'section-1', bodyMn: expect.stringContaining('<p>') }] },
    decided: { image: `${pictures}/page.webp` },
  })),
  {
    contract: pages.digitalConsentContract,
    always: { version: expect.stringMatching(/./) },
    decided: { version: '2026-01', purposes: [{ id: 'service', required: true }, {}] },
  },
  { contract: places.citiesContract, length: 2, always: { id: '1', kind: 'CITY' } },
  {
    contract: places.districtsContract,
    given: { cityId: 2 },
    length: 1,
    always: { id: '12' },
    decided: { parentId: '2', kind: 'SUM' },
  },
  { contract: places.khoroosContract, given: { districtId: 10 }, length: 1, always: { id: '101' } },
  {
    contract: places.branchesContract,
    length: 3,
    always: { id: expect.stringMatching(/./), addressMn: 'Гудамж 1' },
    decided: { id: '41', hours: expect.arrayContaining([{ open: '09:00', close: '18:00' }]) },
  },
  {
    contract: places.travelPointsContract,
    length: 3,
    always: { kind: expect.stringMatching(/AIRPORT|OTHER/) },
    decided: { hoursMn: '00:00–24:00', hoursEn: '00:00–24:00' },
  },
  {
    contract: roaming.roamingContract,
    length: 2,
    always: { country: 'KR' },
    decided: { dataMb: 50, packages: [{ mb: 1024, price: 15_000 }] },
  },
  {
    contract: offers.leasingGroupContract,
    given: { id: 'l-1' },
    always: { id: 'l-1', terms: [6, 12, 24], minAge: 18 },
  },
  {
    contract: offers.preorderContract,
    given: { id: 'o-1' },
    always: { productId: '901' },
    decided: { deposit: 50_000 },
  },
  {
    contract: offers.tradeInContract,
    always: { validDays: 7, brands: [{ brand: 'Plain', models: [{ basePrice: 300_000 }] }] },
    decided: { questions: [{ options: [{ factor: 1 }] }] },
  },
  { contract: find.searchContract, given: { q: 'о' }, always: { link: '/roaming' } },
  {
    contract: commerce.productsContract,
    given: { size: 5 },
    length: 5,
    always: { id: '901', price: 10_000, slug: expect.stringMatching(/901$/) },
    decided: { stockOnline: 5, images: [`${pictures}/phone-901.webp`] },
  },
  {
    contract: commerce.productContract,
    given: { id: 930 },
    always: { id: '930', price: 0, type: 'PHYSICAL' },
    decided: { attributes: [{ valueMn: '8 GB', valueEn: '8 GB' }] },
  },
  {
    contract: categories.subCategoriesContract,
    length: 2,
    always: { id: '311', categoryId: '31', count: null },
  },
  {
    contract: categories.productCategoriesContract,
    always: { productCategoryPopulateDtos: [{ id: '31', slug: expect.stringMatching(/31$/) }, {}] },
  },
];
