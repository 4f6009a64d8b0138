import { brand } from '#domain/brand.ts';
import type { Flow } from '#flow/define-flow.ts';
import { FlowPage } from '#flow/views/flow-page.tsx';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { lacksStars, readStarsPackages } from '#services/stars.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import type { toStarsFlow } from '../flow.ts';
import { PayFields } from './pay-fields.tsx';
import { StartFields } from './start-fields.tsx';
import {
  ChildFields,
  CodeFields,
  DanFields,
  NewFields,
  OwnFields,
  PackageFields,
  TermsFields,
  WayFields,
} from './step-fields.tsx';

const views = {
  start: StartFields,
  dan: DanFields,
  child: ChildFields,
  number: WayFields,
  new: NewFields,
  own: OwnFields,
  code: CodeFields,
  package: PackageFields,
  terms: TermsFields,
  pay: PayFields,
};

/** Where mobile-services has no packages, or does not know of them, the branches do. */
function NoStars({ isFailing }: { isFailing: boolean }) {
  const { t } = texts();
  const title = t('stars.title');
  return (
    <>
      <PageMeta title={title} description={t('stars.lead')} path="/stars" noIndex />
      <PageHeader crumbs={[{ name: title, href: '/stars' }]} title={title} />
      <div className="page pb-16">
        {isFailing ? (
          <Failed title={t('stars.failed')} />
        ) : (
          <Empty
            icon="users"
            title={t('stars.none')}
            text={t('stars.noneText', { phone: brand.callCentre })}
          >
            <a href="/service-branches?service=sim" className="btn-primary mt-2">
              {t('nav.branches')}
            </a>
          </Empty>
        )}
      </div>
    </>
  );
}

interface StarsPageProps {
  flow: ReturnType<typeof toStarsFlow> & Pick<Flow, 'kind'>;
  step?: string;
}

export async function StarsPage({ flow, step }: StarsPageProps) {
  const packages = await settleRead(await readStarsPackages());
  if (!packages.ok) {
    const { error } = packages;
    return <NoStars isFailing={!(error instanceof UpstreamError && lacksStars(error))} />;
  }
  if (packages.value.length === 0) return <NoStars isFailing={false} />;
  return <FlowPage flow={flow} views={views} {...(step === undefined ? {} : { step })} />;
}
