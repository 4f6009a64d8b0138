import { shopBanners } from './content/banners.ts';
import { home } from './content/home.ts';
import { news } from './content/news.ts';
import { aboutUs, cooperation, digitalConsent, sdg } from './content/pages.ts';
import { serviceCategories } from './content/service-categories.ts';
import { dataPackages, wifiCards } from './content/priced-plans.ts';
import { numberPlans } from './content/number-plans.ts';
import { touristPackages } from './content/tourist-packages.ts';
import { starsPackages } from './content/stars-packages.ts';
import { services } from './content/services.ts';
import { coverage } from './coverage/coverage.ts';
import { homePackages } from './content/home-packages.ts';
import { citizens } from './people/citizens.ts';
import { branches } from './places/branches.ts';
import { cities } from './places/cities.ts';
import { districts } from './places/districts.ts';
import { khoroos } from './places/khoroos.ts';
import { roaming } from './places/roaming.ts';
import { travelPoints } from './places/travel-points.ts';
import type { SeedContent } from './seed-content.ts';
import { categories } from './shop/categories.ts';
import { leasingGroups, listPreorders, tradeIn } from './shop/offers.ts';
import { products } from './shop/products.ts';

/** The seed of Tenger Mobile. */
export const operatorContent: SeedContent = {
  home,
  aboutUs,
  cooperation,
  sdg,
  digitalConsent,
  tradeIn,
  shopBanners,
  serviceCategories,
  services,
  news,
  cities,
  districts,
  khoroos,
  branches,
  travelPoints,
  coverage,
  roaming,
  categories,
  products,
  leasingGroups,
  /** By the clock of whoever seeds. */
  get preorders() {
    return listPreorders(new Date());
  },
  homePackages,
  dataPackages,
  wifiCards,
  numberPlans,
  touristPackages,
  starsPackages,
  citizens,
};
