import { citizens } from '../seed/people/citizens.ts';
import type { SeedContent } from '../seed/seed-content.ts';
import { toBranch, toPhone, UPDATED } from './small-goods.ts';

const page = { titleMn: 'Бидний тухай', titleEn: 'About us', sections: [] };
const place = { nameMn: 'Улаанбаатар', nameEn: 'Ulaanbaatar', deliverable: true };

/** The smallest content that the tests need, so that editing the real seed breaks none of them. */
export const smallContent: SeedContent = {
  home: {
    tiles: [],
    footerBanners: [],
    footer: { about_us: [], help: [], contact_us: [], social_links: [] },
  },
  aboutUs: page,
  cooperation: { ...page, titleMn: 'Хамтын ажиллагаа', titleEn: 'Cooperation' },
  sdg: { ...page, titleMn: 'Тогтвортой хөгжил', titleEn: 'Sustainability' },
  digitalConsent: {
    version: '1',
    titleMn: 'Зөвшөөрөл',
    titleEn: 'Consent',
    bodyMn: '',
    bodyEn: '',
    purposes: [],
    effectiveFrom: UPDATED,
  },
  tradeIn: { validDays: 7, brands: [], questions: [] },
  shopBanners: [{ image: '/pictures/banner.svg', titleMn: 'Хямдрал', titleEn: 'Sale' }],
  serviceCategories: [{ id: 'sim', nameMn: 'SIM', nameEn: 'SIM', children: [] }],
  services: ['esim', 'esim-tourist'].map((childId) => ({
    childId,
    service: {
      id: 's-esim',
      categoryId: 'sim',
      titleMn: 'eSIM үйлчилгээ',
      titleEn: 'eSIM',
      bodyMn: '',
      bodyEn: '',
      plans: [],
      faq: [],
    },
  })),
  news: [1, 2, 3].map((at) => ({
    id: `n-${at}`,
    slug: `medee-${at}`,
    titleMn: `Шинэ хөнгөлөлт ${at}`,
    titleEn: `New offer ${at}`,
    bodyMn: '<p>Их бие</p>',
    bodyEn: '<p>Body</p>',
    cover: '/pictures/news.svg',
    tags: [],
    publishedAt: `2026-0${at}-01T00:00:00.000Z`,
  })),
  cities: [
    { ...place, id: 'ub', kind: 'CITY' },
    { ...place, id: 'khovd', nameMn: 'Ховд', nameEn: 'Khovd', kind: 'AIMAG' },
  ],
  districts: [
    { ...place, id: 'bgd', parentId: 'ub', kind: 'DISTRICT' },
    { ...place, id: 'sbd', parentId: 'ub', kind: 'DISTRICT' },
    { ...place, id: 'bulgan', parentId: 'khovd', kind: 'SUM', deliverable: false },
  ],
  khoroos: [{ ...place, id: 'bgd-1', parentId: 'bgd', kind: 'KHOROO' }],
  branches: [toBranch(1, ['sim', 'esim']), toBranch(2, ['sim'])],
  travelPoints: [
    {
      id: 't-1',
      country: 'MN',
      nameMn: 'Чингис хаан нисэх буудал',
      nameEn: 'Chinggis Khaan airport',
      kind: 'AIRPORT',
    },
  ],
  coverage: [],
  roaming: [],
  categories: [
    {
      id: 'c-phones',
      slug: 'phones',
      nameMn: 'Гар утас',
      nameEn: 'Phones',
      productSubCategoryList: [
        { id: 'sc-flagship', slug: 'flagship', nameMn: 'Дээд зэрэглэлийн', nameEn: 'Flagship' },
        { id: 'sc-budget', slug: 'budget', nameMn: 'Хэмнэлттэй', nameEn: 'Budget' },
      ],
    },
  ],
  products: [
    ...[1, 2, 3, 4, 5, 6, 7].map((at) => toPhone(at)),
    toPhone(8, { stockOnline: 0, variants: [] }),
    toPhone(9, {
      type: 'DIGITAL',
      price: 500,
      stockOnline: 500,
      variants: [],
      nameMn: 'Дата карт',
      nameEn: 'Data card',
    }),
  ],
  leasingGroups: [
    {
      id: 'l-1',
      nameMn: 'Лизинг',
      nameEn: 'Leasing',
      productIds: [],
      prepayOptions: [0, 10, 35],
      terms: [6, 12, 24],
      minAge: 18,
      startsAt: UPDATED,
    },
  ],
  preorders: [
    {
      id: 'o-1',
      productId: 'p-8',
      deposit: 50_000,
      quota: 10,
      taken: 1,
      opensAt: UPDATED,
      closesAt: UPDATED,
      eta: UPDATED,
    },
  ],
  homePackages: [],
  dataPackages: [],
  wifiCards: [],
  numberPlans: [],
  touristPackages: [],
  starsPackages: [],
  citizens,
};
