import { RoamingPage } from '#features/roaming/views/roaming-page.tsx';
import { texts } from '#request/texts.ts';
import { readRoaming } from '#services/content.ts';
import { KeepOffline } from '#ui/keep-offline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Section } from '#ui/section.tsx';
import { route } from '#waku.ts';

export default async function RoamingRoute() {
  const { t } = texts();
  const roaming = await readRoaming();
  return (
    <>
      <PageMeta title={t('roaming.title')} description={t('roaming.lead')} keep={['country']} />
      <PageHeader
        crumbs={[{ name: t('roaming.title'), href: '/roaming' }]}
        title={t('roaming.title')}
        lead={t('roaming.lead')}
      />
      <Section
        read={roaming}
        skeleton={
          <div className="page">
            <div className="skeleton h-220 rounded-card" />
          </div>
        }
      >
        {(countries) => (
          <>
            <KeepOffline />
            <RoamingPage countries={countries} />
          </>
        )}
      </Section>
    </>
  );
}
export const getConfig = route('/roaming');
