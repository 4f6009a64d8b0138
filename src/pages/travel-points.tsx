import { TravelKinds, travelKinds, TravelPoints } from '#features/travel/views/travel-points.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { readTravelPoints } from '#services/places.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonGrid } from '#ui/skeletons.tsx';
import { route } from '#waku.ts';

export default async function TravelPointsPage() {
  const { t } = texts();
  const chosen = requestContext().page.query.get('kind');
  const kind = travelKinds.find((one) => one === chosen);
  const points = await readTravelPoints(kind);
  return (
    <>
      <PageMeta title={t('travel.title')} description={t('travel.lead')} keep={['kind']} />
      <PageHeader
        crumbs={[{ name: t('travel.title'), href: '/travel-points' }]}
        title={t('travel.title')}
        lead={t('travel.lead')}
      />
      <div className="page">
        <a href="/tourist-sim" className="btn-primary mb-6">
          {t('travel.order')}
        </a>
        <TravelKinds chosen={kind} />
        <Section
          read={points}
          skeleton={
            <SkeletonGrid
              count={12}
              className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
              item="h-40"
            />
          }
        >
          {(list) => <TravelPoints points={list} />}
        </Section>
      </div>
    </>
  );
}
export const getConfig = route('/travel-points');
