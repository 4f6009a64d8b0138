import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { type Result, ResultPage, ResultRow } from '#flow/result/result-page.tsx';
import { formatDate, formatMonth } from '#i18n/format-date.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { texts } from '#request/texts.ts';
import { homeInternet } from '../flow.ts';
import { findRequest, type HomeRequest } from '../store.ts';

/** The title, and what happens next. */
function toNews({ kind, status, plannedFor }: HomeRequest): [MessageKey, MessageKey] {
  if (status === 'INSTALLED') return ['homeInternet.done.installed', 'homeInternet.next.installed'];
  if (status === 'CANCELED') return ['homeInternet.done.canceled', 'homeInternet.next.canceled'];
  if (kind === 'INSTALL') return ['homeInternet.done.install', 'homeInternet.next.install'];
  const title = kind === 'NOTIFY' ? 'homeInternet.done.notify' : 'homeInternet.done.callBack';
  if (status === 'SCHEDULED') return [title, 'homeInternet.next.scheduled'];
  if (kind === 'CALL_BACK') return [title, 'homeInternet.next.callBack'];
  return [title, plannedFor ? 'homeInternet.next.notifyIn' : 'homeInternet.next.notify'];
}

function PackageRow({ request }: { request: HomeRequest }) {
  const { t, own } = texts();
  const { fee, installFee } = request;
  return (
    <ResultRow name={t('homeInternet.package')}>
      <dd>{own(request, 'package')}</dd>
      {fee !== null && (
        <dd className="font-bold">{t('homeInternet.perMonth', { price: formatMnt(fee) })}</dd>
      )}
      {installFee !== null && (
        <dd className="text-sm text-muted">
          {installFee > 0
            ? t('homeInternet.installation', { price: formatMnt(installFee) })
            : t('homeInternet.installationFree')}
        </dd>
      )}
    </ResultRow>
  );
}

function toResult(request: HomeRequest): Result {
  const { t, own, locale } = texts();
  const { status, visitDate, visitSlot, plannedFor } = request;
  const [title, next] = toNews(request);
  const values = {
    phone: maskPhoneNumber(request.phone),
    callCentre: brand.callCentre,
    month: plannedFor ? formatMonth(plannedFor, locale) : '',
    date: visitDate ? formatDate(visitDate, locale) : '',
    slot: visitSlot?.replace('-', '–') ?? '',
  };
  return {
    title: t(title),
    next: t(next, values),
    status: t(`homeInternet.states.${status}`),
    isCanceled: status === 'CANCELED',
    rows: (
      <>
        {request.packageId && <PackageRow request={request} />}
        <ResultRow name={t('homeInternet.address')}>
          <dd>{own(request.address, 'text')}</dd>
        </ResultRow>
      </>
    ),
  };
}

/** What became of a request. */
export const HomeInternetResult = () => (
  <ResultPage flow={homeInternet} find={findRequest} toResult={toResult} />
);
