import { maskPhoneNumber } from '#domain/phone-number.ts';
import { EffortQuestion } from '#flow/effort/views/effort-question.tsx';
import { KeepResult } from '#flow/result/keep-result.tsx';
import { findRecoveryById } from '#purchase/sim-recovery/store.ts';
import type { Purchase } from '#purchase/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { findShownRecovery, isOwnRecovery } from '../find-shown.ts';
import { RecoveryState } from './recovery-state.tsx';

/** What became of a SIM that was to be replaced. */
export async function RecoveryResult() {
  const { t } = texts();
  const recovery = await findShownRecovery();
  // Somebody else's is as good as none, so that nobody learns which there are.
  if (!recovery) requestContext().gone = true;
  const state = recovery?.state;
  const title =
    recovery && state
      ? t(`simRecovery.title.${state}`, { number: maskPhoneNumber(recovery.isdn) })
      : t('flow.result.gone');
  return (
    <>
      <PageMeta title={title} description={t('flow.simRecovery.title')} noIndex />
      <PageHeader
        crumbs={[{ name: t('flow.simRecovery.title'), href: '/simRecovery' }]}
        title={title}
      />
      <div className="page pb-16">
        <ErrorSummary />
        {recovery ? (
          <>
            <RecoveryState recovery={recovery} isMine={await isOwnRecovery(recovery)} />
            <KeepResult />
            <EffortQuestion
              flow="simRecovery"
              visitorId={recovery.visitorId}
              at={recovery.createdAt}
            />
          </>
        ) : (
          <Empty icon="search-x" title={title} text={t('flow.result.goneText')}>
            <a href="/simRecovery" data-document className="btn-primary mt-2">
              {t('flow.simRecovery.title')}
            </a>
          </Empty>
        )}
      </div>
    </>
  );
}

/** The same on the page of its fee. */
export async function RecoveryPart({ purchase: { item } }: { purchase: Purchase }) {
  const recovery = item.kind === 'simRecovery' ? await findRecoveryById(item.recoveryId) : null;
  return recovery && <RecoveryState recovery={recovery} isMine={await isOwnRecovery(recovery)} />;
}
