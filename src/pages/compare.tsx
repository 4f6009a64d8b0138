import { ShopNavigation } from '#features/navigation/views/shop-navigation.tsx';
import { toCompared } from '#features/shop/compare.ts';
import { readComparison } from '#features/shop/read-compared.ts';
import { CompareHeader, ComparePage } from '#features/shop/views/compare-page.tsx';
import { requestContext } from '#request/context.ts';
import { Section } from '#ui/section.tsx';
import { route } from '#waku.ts';

export default async function CompareRoute() {
  const { ids, isCut } = toCompared(requestContext().page.query);
  const comparison = await readComparison(ids);
  return (
    <>
      <ShopNavigation />
      <CompareHeader />
      <Section
        read={comparison}
        skeleton={
          <div className="page">
            <div className="skeleton h-160 rounded-card" />
          </div>
        }
      >
        {([found, offered]) => <ComparePage {...found} choices={offered} isCut={isCut} />}
      </Section>
    </>
  );
}
export const getConfig = route('/compare');
