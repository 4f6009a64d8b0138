import type * as z from 'zod/mini';
import type { productCategories } from '#contracts/commerce/categories.ts';
import type { product } from '#contracts/commerce/products.ts';
import type { banner, homeContent } from '#contracts/content/home.ts';
import type { newsArticle } from '#contracts/content/news.ts';
import type { leasingGroup, preorder, tradeIn } from '#contracts/content/offers.ts';
import type { contentPage, digitalConsent } from '#contracts/content/pages.ts';
import type { branch, place, travelPoint } from '#contracts/content/places.ts';
import type { homePackage } from '#contracts/mobile/home-internet.ts';
import type { numberPlan } from '#contracts/mobile/numbers.ts';
import type { starsPackage } from '#contracts/mobile/stars.ts';
import type { dataPackage, wifiCard } from '#contracts/mobile/purchases.ts';
import type { touristPackage } from '#contracts/mobile/tourist-sims.ts';
import type { coverageArea } from '#contracts/coverage/areas.ts';
import type { roamingCountry } from '#contracts/content/roaming.ts';
import type { service, serviceCategory } from '#contracts/content/services.ts';
import type { CitizenSeed } from '../src/dan/citizen-card.ts';

type Categories = NonNullable<z.input<typeof productCategories>['productCategoryPopulateDtos']>;
type List<Shape extends z.ZodMiniType> = ReadonlyArray<z.input<Shape>>;

/** Everything that the operator is seeded with, in the shapes of the contracts. */
export interface SeedContent {
  home: z.input<typeof homeContent>;
  aboutUs: z.input<typeof contentPage>;
  cooperation: z.input<typeof contentPage>;
  sdg: z.input<typeof contentPage>;
  digitalConsent: z.input<typeof digitalConsent>;
  tradeIn: z.input<typeof tradeIn>;
  shopBanners: List<typeof banner>;
  serviceCategories: List<typeof serviceCategory>;
  services: ReadonlyArray<{ childId: string; service: z.input<typeof service> }>;
  news: List<typeof newsArticle>;
  cities: List<typeof place>;
  districts: List<typeof place>;
  khoroos: List<typeof place>;
  branches: List<typeof branch>;
  travelPoints: List<typeof travelPoint>;
  coverage: List<typeof coverageArea>;
  roaming: List<typeof roamingCountry>;
  categories: Readonly<Categories>;
  products: List<typeof product>;
  leasingGroups: List<typeof leasingGroup>;
  preorders: List<typeof preorder>;
  homePackages: List<typeof homePackage>;
  dataPackages: List<typeof dataPackage>;
  wifiCards: List<typeof wifiCard>;
  numberPlans: List<typeof numberPlan>;
  touristPackages: List<typeof touristPackage>;
  starsPackages: List<typeof starsPackage>;
  citizens: readonly CitizenSeed[];
}
