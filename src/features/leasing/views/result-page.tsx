import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { type Lease, toDueNow } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { EffortQuestion } from '#flow/effort/views/effort-question.tsx';
import { newOperationId } from '#forms/operation-id.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { askSoon } from '#leasing/ask-topic.ts';
import { type Fee, findFee } from '#leasing/fee-store.ts';
import { type Assessment, isUsable, listFailed, toAssessmentHref } from '#leasing/model.ts';
import { toReasonText } from '#leasing/reason.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { letterAddress } from '#services/lease-terms.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { findOwnAssessment } from '../find-own.ts';
import { listOffers } from '../list-offers.ts';
import { WishWords } from './step-views.tsx';

type Shape =
  | 'unpaid'
  | 'over'
  | 'asking'
  | 'failed'
  | 'PENDING'
  | 'COMPLETE'
  | 'used'
  | 'ended'
  | 'REJECTED'
  | 'LETTER'
  | 'CLOSED';

function toShape(assessment: Assessment, fee: Fee | null, now: number): Shape {
  const { state, failed, orderId } = assessment;
  if (state === 'FEE') return fee ? 'asking' : 'unpaid';
  if (state === 'ASKING') return fee ? (failed === '' ? 'asking' : 'failed') : 'over';
  if (state !== 'COMPLETE') return state;
  if (orderId !== null) return 'used';
  return isUsable(assessment, now) ? 'COMPLETE' : 'ended';
}

/** For so long whoever has just paid sees by themselves that it has come. */
const freshMs = 10 * 60_000;

const marks = {
  good: `before:text-success ${withIcon('circle-check')}`,
  waiting: `before:text-info ${withIcon('clock')}`,
  bad: `before:text-danger ${withIcon('circle-x')}`,
  warning: `before:text-warning ${withIcon('triangle-alert')}`,
} as const;
const markOf: Readonly<Record<Shape, keyof typeof marks>> = {
  unpaid: 'waiting',
  over: 'warning',
  asking: 'waiting',
  failed: 'warning',
  PENDING: 'waiting',
  COMPLETE: 'good',
  used: 'good',
  ended: 'warning',
  REJECTED: 'bad',
  LETTER: 'waiting',
  CLOSED: 'good',
};

/** Which bureau has answered, and which has not: each by its own name. */
function Bureaus({ assessment }: { assessment: Assessment }) {
  const { t } = texts();
  const failed = listFailed(assessment);
  return (
    <ul className="stack mt-4 list-none gap-2 p-0">
      {(['credit', 'insurance'] as const).map((bureau) => {
        const isMissing = failed.includes(bureau);
        return (
          <li
            key={bureau}
            className={`flex items-start gap-2 ${isMissing ? `font-medium text-danger ${withIcon('circle-x')}` : `text-success ${withIcon('circle-check')}`}`}
          >
            {t(isMissing ? `leasing.bureauFailed.${bureau}` : `leasing.bureauDone.${bureau}`)}
          </li>
        );
      })}
    </ul>
  );
}

function AskAgain({ assessment, label }: { assessment: Assessment; label: string }) {
  return (
    <form method="post" action={toAssessmentHref(assessment.token)} className="mt-4">
      <input type="hidden" name="intent" value="ask" />
      <button type="submit" className={`btn-primary ${withIcon('rotate-cw')}`}>
        {label}
      </button>
    </form>
  );
}

/** Ways to have it: each says what is paid now and what each month, and leads into the checkout. */
function Offers({ assessment, offers }: { assessment: Assessment; offers: readonly Lease[] }) {
  const { t } = texts();
  return (
    <form method="post" action="/checkout/cart" className="mt-8 max-w-3xl">
      <h2 className="text-2xl">{t('leasing.offers')}</h2>
      <p className="mt-1 text-muted">{assessment.wish && <WishWords wish={assessment.wish} />}</p>
      <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
      <ul className="mt-4 grid list-none gap-3 p-0">
        {offers.map((lease, at) => (
          <li
            key={`${lease.percent} ${lease.months}`}
            className={`card numbers flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 ${at === 0 ? 'border-primary' : ''}`}
          >
            <span>
              <span className="block text-xl font-bold">
                {t('product.monthly', { price: formatMnt(lease.monthly) })} ·{' '}
                {t('leasing.calculator.count', { count: lease.months })}
              </span>
              <span className="block text-sm text-muted">
                {t(lease.percent > 0 ? 'leasing.offerDown' : 'leasing.offerFirst', {
                  percent: lease.percent,
                  now: formatMnt(toDueNow(lease)),
                  last: formatMnt(lease.last),
                })}
              </span>
            </span>
            <button
              type="submit"
              name="lease"
              value={`${assessment.token} ${lease.percent} ${lease.months}`}
              className={`${at === 0 ? 'btn-primary' : 'btn-line'} ${withEndIcon('arrow-right')}`}
            >
              {t('leasing.order', { now: formatMnt(toDueNow(lease)) })}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="m-0 text-lg font-bold">{children}</dd>
    </div>
  );
}

/** Where one goes on from here. */
function Next({ shape, assessment }: { shape: Shape; assessment: Assessment }) {
  const { t } = texts();
  switch (shape) {
    case 'unpaid':
      return (
        <a href="/leasing/assessment" data-document className="btn-primary mt-4">
          {t('leasing.toFee')}
        </a>
      );
    case 'asking':
      return <AskAgain assessment={assessment} label={t('leasing.look')} />;
    case 'failed':
      return <AskAgain assessment={assessment} label={t('leasing.askAgain')} />;
    case 'over':
    case 'ended':
    case 'REJECTED':
      return (
        <a href="/leasing" data-document className="btn-line mt-4">
          {t('leasing.toCalculator')}
        </a>
      );
    case 'used':
      return (
        <a href="/order" data-document className="btn-line mt-4">
          {t('order.title')}
        </a>
      );
    case 'LETTER':
      return (
        <a
          href="/service-branches"
          data-document
          className={`btn-line mt-4 ${withIcon('map-pin')}`}
        >
          {t('nav.branches')}
        </a>
      );
    default:
      return null;
  }
}

async function Result({
  assessment,
  fee,
  now,
}: {
  assessment: Assessment;
  fee: Fee | null;
  now: number;
}) {
  const { t, locale } = texts();
  const shape = toShape(assessment, fee, now);
  const { code, monthly, usableUntil, reason, wish } = assessment;
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
        <Next shape={shape} assessment={assessment} />
        <dl className="numbers mt-5 grid gap-x-6 gap-y-4 border-t-1 border-line pt-5 xs:grid-cols-2">
          {shape === 'COMPLETE' && (
            <div>
              <dt className="text-sm text-muted">{t('leasing.mayPay')}</dt>
              <dd className="m-0 text-3xl font-bold">
                {t('product.monthly', { price: formatMnt(monthly) })}
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
            <Fact name={t('leasing.feeUntil')}>{formatDateTime(fee.validUntil, locale)}</Fact>
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
      <EffortQuestion flow="leasing" visitorId={assessment.visitorId} at={assessment.createdAt} />
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
  const fee = assessment?.isdn ? await findFee(assessment.isdn, now) : null;
  const shape = assessment && toShape(assessment, fee, now);
  if (assessment && shape === 'asking') askSoon(assessment.id);
  const title = t(shape ? `leasing.result.${shape}` : 'leasing.result.gone');
  return (
    <>
      <PageMeta title={title} description={t('flow.leasing.title')} noIndex />
      <PageHeader crumbs={[{ name: t('leasing.title'), href: '/leasing' }]} title={title} />
      {assessment ? (
        <Result assessment={assessment} fee={fee} now={now} />
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
