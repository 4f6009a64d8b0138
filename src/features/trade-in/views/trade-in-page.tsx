import { brand } from '#domain/brand.ts';
import type { TradeIn } from '#contracts/content/offers.ts';
import { FlowPage } from '#flow/views/flow-page.tsx';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readTradeIn } from '#services/content.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Section } from '#ui/section.tsx';
import { tradeInFlow } from '../flow.ts';
import { listBrands } from '../model.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { BrandFields, ConditionFields, ImeiFields, ModelFields } from './step-fields.tsx';

const views = {
  brand: BrandFields,
  model: ModelFields,
  condition: ConditionFields,
  imei: ImeiFields,
  confirm: ConfirmFields,
};

/** Where the content service has nothing to trade in, or does not know of it, the branches do. */
function NoOffer({ isFailing }: { isFailing: boolean }) {
  const { t } = texts();
  const title = t('tradeIn.title');
  return (
    <>
      <PageMeta title={title} description={t('tradeIn.lead')} path="/trade-in" noIndex />
      <PageHeader crumbs={[{ name: title, href: '/trade-in' }]} title={title} />
      <div className="page pb-16">
        {isFailing ? (
          <Failed title={t('tradeIn.failed')} />
        ) : (
          <Empty
            icon="smartphone"
            title={t('tradeIn.none')}
            text={t('tradeIn.noneText', { phone: brand.callCentre })}
          >
            <a href="/service-branches?service=tradein" className="btn-primary mt-2">
              {t('tradeIn.findBranch')}
            </a>
          </Empty>
        )}
      </div>
    </>
  );
}

const isUnknown = (error: unknown) => error instanceof UpstreamError && error.kind === 'not-found';

/** Of a service that does not know of it: nothing to trade in. */
async function readOffer(): Promise<Read<TradeIn | null>> {
  const read = await readTradeIn();
  if (read.state === 'ready') return read;
  const result = read.result.then((outcome) =>
    !outcome.ok && isUnknown(outcome.error) ? { ok: true as const, value: null } : outcome,
  );
  return { state: 'pending', result };
}

export async function TradeInPage({ step }: { step?: string }) {
  return (
    <Section
      read={await readOffer()}
      skeleton={
        <div className="page">
          <div className="skeleton min-h-screen rounded-card" />
        </div>
      }
      failed={<NoOffer isFailing />}
    >
      {(offer) =>
        offer === null || listBrands(offer).length === 0 ? (
          <NoOffer isFailing={false} />
        ) : (
          <FlowPage flow={tradeInFlow} views={views} {...(step === undefined ? {} : { step })} />
        )
      }
    </Section>
  );
}
