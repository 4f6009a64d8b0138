import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { EffortQuestion } from '#flow/effort/views/effort-question.tsx';
import { formatDateTime } from '#i18n/format-date.ts';
import { askSoon } from '#leasing/ask-topic.ts';
import { findFee } from '#leasing/fee-store.ts';
import type { Assessment } from '#leasing/model.ts';
import { toReasonText } from '#leasing/reason.ts';
import { mayUse } from '#leasing/store.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { toResultHref } from '#purchase/model.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { letterAddress } from '#services/lease-terms.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { findOwnAssessment } from '../find-own.ts';
import { listOffers } from '../list-offers.ts';
import { freshMs, isThrough, type Known, markOf, marks, toShape } from '../shape.ts';
import { Offers } from './offers.tsx';
import { WishWords } from './wish-words.tsx';
import { Bureaus, WayOn } from './way-on.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="m-0 text-lg font-bold">{children}</dd>
    </div>
  );
}

async function Result({ assessment, known }: { assessment: Assessment; known: Known }) {
  const { t, locale } = texts();
  const { fee, now } = known;
  const shape = toShape(assessment, known);
  const { code, monthly, usableUntil, reason, wish } = assessment;
  // Of this very assessment: one that was paid for by an earlier one has the receipt there.
  const bought = fee && (await findPurchaseById(fee.id));
  const paid =
    bought?.item.kind === 'leasingFee' && bought.item.assessmentId === assessment.id
      ? bought
      : null;
  const offers = shape === 'COMPLETE' ? await listOffers(assessment) : [];
  const values = {
    phone: brand.callCentre,
    email: letterAddress(),
    code,
    time: fee ? formatDateTime(fee.validUntil, locale) : '',
  };
  return (
    <div className="page pb-16">
      <ErrorSummary />
      {(shape === 'asking' || (shape === 'unpaid' && now - assessment.updatedAt < freshMs)) && (
        <noscript>
          <meta httpEquiv="refresh" content="10" />
        </noscript>
      )}
      <div
        data-revision={`leasing ${assessment.id} ${shape}`}
        className="card max-w-3xl p-5 sm:p-6"
      >
        <p className={`flex items-start gap-2 text-lg ${marks[markOf[shape]]}`}>
          {t(`leasing.result.${shape}Text`, values)}
        </p>
        {shape === 'failed' && <Bureaus assessment={assessment} />}
        {(shape === 'REJECTED' || shape === 'CLOSED') && (
          <p className="mt-3 font-medium">{toReasonText(reason, t)}</p>
        )}
        <WayOn shape={shape} assessment={assessment} />
        <dl className="numbers mt-5 grid gap-x-6 gap-y-4 border-t-1 border-line pt-5 xs:grid-cols-2">
          {shape === 'COMPLETE' && (
            <div>
              <dt className="text-sm text-muted">{t('leasing.mayPay')}</dt>
              <dd className="m-0 text-3xl font-bold">
                {t('leasing.perMonth', { price: formatMnt(monthly) })}
              </dd>
            </div>
          )}
          {shape === 'COMPLETE' && usableUntil !== null && (
            <Fact name={t('leasing.usableUntil')}>{formatDateTime(usableUntil, locale)}</Fact>
          )}
          <Fact name={t('payment.reference')}>
            <span className="tracking-wide">{code}</span>
          </Fact>
          {wish && (
            <Fact name={t('leasing.step.wish')}>
              <WishWords wish={wish} />
            </Fact>
          )}
          {fee && shape !== 'LETTER' && (
            <Fact name={t('leasing.feeUntil')}>
              {formatDateTime(fee.validUntil, locale)}
              {paid && (
                <a
                  href={toResultHref(paid.token)}
                  data-document
                  className="line-link block w-fit text-base font-normal text-link"
                >
                  {t('leasing.receipt')}
                </a>
              )}
            </Fact>
          )}
        </dl>
        {shape !== 'LETTER' && (
          <p className="mt-5 border-t-1 border-line pt-4 text-sm text-muted">
            {t('leasing.facts.sms')}
          </p>
        )}
      </div>
      {offers.length > 0 && <Offers assessment={assessment} offers={offers} />}
      {shape === 'COMPLETE' && offers.length === 0 && (
        <section className="mt-8 max-w-3xl">
          <p>{t(wish?.product ? 'leasing.noOffer' : 'leasing.chooseProduct')}</p>
          <a href="/shop?lease=1" className="btn-primary mt-3">
            {t('leasing.otherPhone')}
          </a>
        </section>
      )}
      {isThrough(assessment) && (
        <EffortQuestion flow="leasing" visitorId={assessment.visitorId} at={assessment.createdAt} />
      )}
    </div>
  );
}

/** What became of an assessment. The bureaus are asked by a message that was written with the payment. */
export async function LeasingResult() {
  const { t } = texts();
  const { page } = requestContext();
  const { assessment, mustSignIn } = await findOwnAssessment();
  if (!assessment) requestContext().gone = true;
  const now = Date.now();
  const [fee, isFree] = await Promise.all([
    assessment?.isdn ? findFee(assessment.isdn, now) : null,
    assessment?.state === 'COMPLETE' && mayUse(assessment.id, '', now),
  ]);
  const known = { fee, isFree: isFree ?? false, now };
  const shape = assessment && toShape(assessment, known);
  if (assessment && shape === 'asking') askSoon(assessment.id);
  const title = t(shape ? `leasing.result.${shape}` : 'leasing.result.gone');
  return (
    <>
      <PageMeta title={title} description={t('flow.leasing.title')} noIndex />
      <PageHeader crumbs={[{ name: t('leasing.title'), href: '/leasing' }]} title={title} />
      {assessment ? (
        <Result assessment={assessment} known={known} />
      ) : (
        <div className="page">
          <ErrorSummary />
          <Empty
            icon="search-x"
            title={title}
            text={t(mustSignIn ? 'leasing.result.signIn' : 'leasing.result.goneText')}
          >
            <a
              href={mustSignIn ? toSignInHref(`/leasing/result?${page.query}`) : '/leasing'}
              data-document
              className="btn-primary mt-2"
            >
              {t(mustSignIn ? 'dan.start.toSignIn' : 'leasing.toCalculator')}
            </a>
          </Empty>
        </div>
      )}
    </>
  );
}
