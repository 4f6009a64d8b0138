import { translator } from '#i18n/translator.ts';
import { operatorContent } from '#operator/seed/operator-content.ts';
import { categories } from '#operator/seed/shop/categories.ts';
import { products } from '#operator/seed/shop/products.ts';
import { find, keyed, keyedAll, own, page, type SitePage } from './describe-page.ts';
import { payPages } from './pay-pages.ts';

const {
  cities,
  home,
  news,
  services,
  aboutUs,
  cooperation,
  sdg,
  digitalConsent,
  roaming,
  branches,
  travelPoints,
  shopBanners,
} = operatorContent;

function editorial(path: string, content: typeof aboutUs): SitePage {
  return page(
    path,
    (locale) => own(content, 'title', locale),
    (locale) => [
      own(content, 'lead', locale),
      ...(content.sections ?? []).map((part) => own(part, 'title', locale)),
    ],
  );
}

export const article = find(news, 'n-047');
const ownServices = services.map((one) => one.service);
export const service = find(ownServices, 'svc-prepaid-plans');
export const country = find(roaming, 'kr');
export const product = find(products, 'p-0002');
const phones = find(categories, 'c-phones');
const newest = [...news].sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));

/** Every kind of page once, and those of its states that have an address. */
export const sitePages: readonly SitePage[] = [
  page(
    '/',
    (locale) => (home.offer ? own(home.offer, 'title', locale) : ''),
    (locale) => [
      ...keyedAll(
        'home.services',
        'home.seeAll',
        'home.news',
        'home.allBranches',
        'app.title',
        'footer.contact',
      )(locale),
      ...(home.tiles ?? []).slice(0, 8).map((tile) => own(tile, 'name', locale)),
      ...newest.slice(0, 3).map((one) => own(one, 'title', locale)),
    ],
  ),
  page('/news', keyed('news.title'), (locale) =>
    newest.slice(0, 9).map((one) => own(one, 'title', locale)),
  ),
  page('/news?page=2', keyed('news.title'), (locale) => [
    own(newest[14] ?? article, 'title', locale),
  ]),
  page(
    `/news/${article.id}`,
    (locale) => own(article, 'title', locale),
    (locale) => [own(article, 'lead', locale), keyed('news.more')(locale)],
  ),
  page('/service', keyed('nav.services'), keyedAll('home.servicesLead')),
  page(
    '/service/prepaid-plans',
    (locale) => own(service, 'title', locale),
    (locale) => [
      own(service, 'lead', locale),
      ...(service.plans ?? []).map((plan) => own(plan, 'name', locale)),
      ...keyedAll('service.plans', 'service.faq', 'service.others')(locale),
    ],
  ),
  editorial('/about', aboutUs),
  editorial('/cooperation', cooperation),
  editorial('/sdg', sdg),
  page(
    '/digital-consent',
    (locale) => own(digitalConsent, 'title', locale),
    (locale) => [
      ...keyedAll('consent.purposes', 'consent.save')(locale),
      ...(digitalConsent.purposes ?? []).map((purpose) => own(purpose, 'text', locale)),
    ],
  ),
  page('/terms', keyed('terms.title'), keyedAll('legal.versions', 'legal.others')),
  page('/terms?version=1', keyed('terms.title'), keyedAll('legal.older', 'legal.newest')),
  page('/privacy', keyed('legal.privacy'), keyedAll('legal.others')),
  page('/delivery', keyed('legal.delivery'), keyedAll('legal.others')),
  page('/complaints', keyed('legal.complaints'), keyedAll('legal.others')),
  page('/accessibility', keyed('legal.accessibility'), keyedAll('legal.others')),
  page('/leasing', keyed('leasing.title'), keyedAll('leasing.how', 'leasing.calculator.plot')),
  page('/leasing/company', keyed('leasing.company.title'), keyedAll('leasing.company.lead'), {
    reads: 'nothing',
  }),
  page(
    '/home-internet',
    keyed('homeInternet.title'),
    keyedAll('homeInternet.lead', 'address.city', 'flow.noCharge'),
  ),
  page(
    '/tourist-sim',
    keyed('touristSim.question.package'),
    keyedAll('flow.continue', 'flow.noCharge'),
    { reads: 'mobile' },
  ),
  page('/offline', keyed('offlineCopy.title'), keyedAll('offlineCopy.text', 'roaming.title'), {
    reads: 'nothing',
  }),
  page('/trade-in', keyed('tradeIn.title'), keyedAll('tradeIn.lead', 'tradeIn.brands')),
  ...payPages,
  page('/search', keyed('search.title'), keyedAll('search.hint', 'search.popular')),
  page('/search?q=gar+utas', keyed('search.title'), () => ['gar utas']),
  page('/service-branches', keyed('branches.title'), (locale) => [
    keyed('branches.map')(locale),
    translator(locale)('branches.showAll', { count: branches.length }),
  ]),
  page('/service-branches?all=1', keyed('branches.title'), (locale) => [
    keyed('branches.map')(locale),
    ...branches.map((branch) => own(branch, 'name', locale)),
  ]),
  page(
    '/service-branches?city=ub&open=1',
    keyed('branches.title'),
    keyedAll('branches.district', 'branches.openNow'),
  ),
  page('/coverage?city=khuvsgul&g=5G', keyed('coverage.title'), (locale) => [
    ...keyedAll('coverage.byAimag', 'coverage.byDistrict', 'coverage.planned')(locale),
    ...cities.map((city) => own(city, 'name', locale)),
  ]),
  page('/roaming', keyed('roaming.title'), (locale) => [
    keyed('roaming.estimate')(locale),
    ...roaming.map((one) => own(one, 'name', locale)),
  ]),
  page(`/roaming?country=${country.id}`, keyed('roaming.title'), (locale) => [
    ...keyedAll('roaming.best', 'roaming.callHome', 'roaming.packages')(locale),
    own(country, 'name', locale),
  ]),
  page('/travel-points', keyed('travel.title'), (locale) =>
    travelPoints.map((point) => own(point, 'name', locale)),
  ),
  page('/cart', keyed('cart.title'), keyedAll('cart.empty', 'cart.toShop')),
  page('/shop', keyed('shop.title'), (locale) => [
    ...keyedAll('shop.inStock', 'shop.brand', 'shop.sorts.popular', 'shop.next')(locale),
    ...shopBanners.slice(0, 1).map((banner) => own(banner, 'title', locale)),
    ...categories.map((category) => own(category, 'name', locale)),
    translator(locale)('shop.count', { count: products.length }),
  ]),
  page(
    `/shop?category=${phones.id}&sub=sc-flagship&brand=${product.brand}&sort=priceAsc`,
    (locale) => own(phones.productSubCategoryList[0], 'name', locale),
    (locale) => [own(product, 'name', locale), keyed('shop.clear')(locale)],
  ),
  page('/shop?q=zzzzqq', keyed('shop.title'), keyedAll('shop.empty', 'shop.emptyText')),
  page(
    `/shop/${product.id}`,
    (locale) => own(product, 'name', locale),
    (locale) => [
      ...keyedAll('shop.leasing', 'shop.facts', 'shop.yourRating', 'shop.related')(locale),
      ...product.attributes.slice(0, 3).map((fact) => own(fact, 'value', locale)),
    ],
  ),
  page('/compare', keyed('compare.title'), keyedAll('compare.empty')),
  page(`/compare?with=${product.id}&with=p-0003`, keyed('compare.title'), (locale) => [
    own(product, 'name', locale),
    own(find(products, 'p-0003'), 'name', locale),
  ]),
  page(
    '/compare?of=postpaid-plans&plan=tenger-29&plan=tenger-45',
    keyed('compare.plans'),
    keyedAll('compare.differs', 'service.data', 'service.choose'),
  ),
  page(
    '/simRecovery',
    keyed('simRecovery.question.number'),
    keyedAll('simRecovery.number', 'register.label', 'simRecovery.others.title'),
    { reads: 'nothing' },
  ),
  page(
    '/sign-in?next=%2Fnews',
    keyed('identity.signIn'),
    keyedAll('identity.number', 'identity.getCode'),
  ),
  page('/no-such-page', keyed('notFound.title'), keyedAll('notFound.text'), {
    status: 404,
  }),
];
