import { toCompared, toComparedPlans, toComparePlansHref } from '#domain/compared.ts';
import { ShopNavigation } from '#features/navigation/views/shop-navigation.tsx';
import {
  ComparePlans,
  ComparePlansHeader,
  NoPlans,
} from '#features/services/views/compare-plans.tsx';
import { readComparison } from '#features/shop/read-compared.ts';
import { CompareHeader, ComparePage } from '#features/shop/views/compare-page.tsx';
import { requestContext } from '#request/context.ts';
import { readService } from '#services/content.ts';
import { Section } from '#ui/section.tsx';
import { route } from '#waku.ts';

const Skeleton = () => (
  <div className="page">
    <div className="skeleton h-160 rounded-card" />
  </div>
);

export default async function CompareRoute() {
  const { query } = requestContext().page;
  const { ids, isCut } = toCompared(query);
  const plans = toComparedPlans(query);
  const plansHref = plans && toComparePlansHref(plans.serviceId, plans.ids);
  // Phones and plans have nothing in common: an address that names both compares the phones, and says where the plans are.
  if (plans && plansHref && ids.length === 0) {
    const service = await readService(plans.serviceId);
    return (
      <>
        <ComparePlansHeader href={plansHref} />
        <Section read={service} skeleton={<Skeleton />} failed={<NoPlans />}>
          {(found) => <ComparePlans {...plans} service={found} />}
        </Section>
      </>
    );
  }
  const comparison = await readComparison(ids);
  return (
    <>
      <ShopNavigation />
      <CompareHeader />
      <Section read={comparison} skeleton={<Skeleton />}>
        {([found, offered]) => (
          <ComparePage {...found} choices={offered} isCut={isCut} plansHref={plansHref} />
        )}
      </Section>
    </>
  );
}
export const getConfig = route('/compare');
