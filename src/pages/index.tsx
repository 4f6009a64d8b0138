import { BranchesNearby } from '#features/branches/views/branches-nearby.tsx';
import { AppBanner } from '#features/home/views/app-banner.tsx';
import { Hero } from '#features/home/views/hero.tsx';
import { OrganisationJsonLd } from '#features/home/views/organisation-json-ld.tsx';
import { ServicesByCategory } from '#features/home/views/services-by-category.tsx';
import { SeasonGreeting } from '#features/greeting/views/season-greeting.tsx';
import { plansAtHome } from '#features/services/model.ts';
import { PlansAtHome } from '#features/services/views/plans-at-home.tsx';
import { LatestNews } from '#features/news/views/latest-news.tsx';
import { readShownPreorders } from '#features/preorder/read-shown.ts';
import { ShownPreorders } from '#features/preorder/views/shown-preorders.tsx';
import { popularProducts } from '#features/shop/featured.ts';
import { FeaturedProducts } from '#features/shop/views/featured-products.tsx';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { readHome, readService, readServiceCategories } from '#services/content.ts';
import { readNewsList } from '#services/news-pages.ts';
import { readBranchesNear } from '#services/places.ts';
import { readProductCategories } from '#services/product-categories.ts';
import { readProducts } from '#services/products.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { route } from '#waku.ts';

export default async function HomePage() {
  const [home, categories, plans, products, parts, news, branches, preorders] = await Promise.all([
    readHome(),
    readServiceCategories(),
    readService(plansAtHome),
    readProducts(popularProducts),
    readProductCategories(),
    readNewsList({ page: 1, size: 12 }),
    readBranchesNear(requestContext().position),
    readShownPreorders(),
  ]);
  return (
    <>
      <PageMeta description={texts().t('site.description')} />
      <OrganisationJsonLd />
      <Hero read={home} />
      <SeasonGreeting />
      <PlansAtHome read={plans} id={plansAtHome} />
      <ServicesByCategory read={categories} />
      <ShownPreorders read={preorders} />
      <FeaturedProducts read={products} categories={parts} />
      <LatestNews read={news} />
      <BranchesNearby read={branches} hasMap />
      <AppBanner />
    </>
  );
}
export const getConfig = route('/');
