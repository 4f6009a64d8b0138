import { ServiceList } from '#features/services/views/service-list.tsx';
import { texts } from '#request/texts.ts';
import { readServiceCategories } from '#services/content.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { route } from '#waku.ts';

export default async function ServicesPage() {
  const { t } = texts();
  const categories = await readServiceCategories();
  return (
    <>
      <PageMeta title={t('nav.services')} description={t('home.servicesLead')} />
      <PageHeader
        crumbs={[{ name: t('nav.services'), href: '/service' }]}
        title={t('nav.services')}
        lead={t('home.servicesLead')}
      />
      <ServiceList read={categories} />
    </>
  );
}
export const getConfig = route('/service');
