import { ShopNavigation } from '#features/navigation/views/shop-navigation.tsx';
import { toCompared } from '#features/shop/compare.ts';
import { readChoices, readCompared } from '#features/shop/read-compared.ts';
import { CompareHeader, ComparePage } from '#features/shop/views/compare-page.tsx';
import { joinReads } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { Section } from '#ui/section.tsx';
import { route } from '#waku.ts';

export default async function CompareRoute() {
  const { ids, isCut } = toCompared(requestContext().page.query);
  const compared = await readCompared(ids);
  const first = compared.state === 'ready' ? compared.value.products[0] : undefined;
  const choices = await readChoices(first?.categoryId ?? undefined);
  return (
    <>
      <ShopNavigation />
      <CompareHeader />
      <Section
        read={joinReads(compared, choices)}
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
