import {
  ServiceNeighbours,
  ServicePage,
  ServiceSkeleton,
} from '#features/services/views/service-page.tsx';
import { texts } from '#request/texts.ts';
import { readService, readServiceCategories } from '#services/content.ts';
import { Failed } from '#ui/failed.tsx';
import { Section } from '#ui/section.tsx';
import { isListed } from '#services/listings.ts';
import { WholePage } from '#ui/whole-page.tsx';
import { route } from '#waku.ts';

export default async function ServiceRoute({ id }: { id: string }) {
  const [service, categories] = await Promise.all([readService(id), readServiceCategories()]);
  return (
    <>
      <WholePage
        isListed={() => isListed('service', `/service/${id}`)}
        read={service}
        skeleton={<ServiceSkeleton />}
      >
        {(value) => <ServicePage service={value} id={id} />}
      </WholePage>
      <Section
        read={categories}
        skeleton={<div className="h-40" />}
        failed={
          <div className="page pb-16">
            <Failed title={texts().t('error.categories')} />
          </div>
        }
      >
        {(value) => <ServiceNeighbours categories={value} id={id} />}
      </Section>
    </>
  );
}
export const getConfig = route('/service/[id]');
