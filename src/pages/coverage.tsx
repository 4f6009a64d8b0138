import { toCoverageQuery } from '#features/coverage/model.ts';
import { readBelow } from '#features/coverage/read-below.ts';
import { CoverageFailed } from '#features/coverage/views/coverage-failed.tsx';
import { CoverageLacking } from '#features/coverage/views/coverage-lacking.tsx';
import { CoveragePage } from '#features/coverage/views/coverage-page.tsx';
import { joinReads } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { hasCoverage, readCoverage } from '#services/coverage.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Section } from '#ui/section.tsx';
import { route } from '#waku.ts';

async function renderCoverage() {
  const asked = toCoverageQuery(requestContext().page.query);
  const areas = await readCoverage();
  const below = await readBelow(areas, asked);
  return (
    <Section
      read={joinReads(areas, below)}
      skeleton={
        <div className="page">
          <div className="skeleton h-220 rounded-card" />
        </div>
      }
      failed={<CoverageFailed />}
    >
      {([all, ofCity]) => <CoveragePage asked={asked} areas={all} below={ofCity} />}
    </Section>
  );
}

export default async function CoverageRoute() {
  const { t } = texts();
  const isThere = hasCoverage();
  return (
    <>
      <PageMeta
        title={t('coverage.title')}
        description={t('coverage.lead')}
        keep={['city']}
        noIndex={!isThere}
      />
      <PageHeader
        crumbs={[{ name: t('coverage.title'), href: '/coverage' }]}
        title={t('coverage.title')}
        {...(isThere && { lead: t('coverage.lead') })}
      />
      {isThere ? await renderCoverage() : <CoverageLacking />}
    </>
  );
}
export const getConfig = route('/coverage');
