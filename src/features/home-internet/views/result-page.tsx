import { brand } from '#domain/brand.ts';
import { maskEmailAddress } from '#domain/email-address.ts';
import { formatMnt } from '#domain/money.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatDate, formatDateTime, formatMonth } from '#i18n/format-date.ts';
import { EffortQuestion } from '#flow/effort/views/effort-question.tsx';
import { KeepResult } from '#flow/views/keep-result.tsx';
import { findVisitorId } from '#identity/session.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Empty } from '#ui/empty.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { readToken } from '../model.ts';
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

function Result({ request }: { request: HomeRequest }) {
  const { t, own, locale } = texts();
  const { code, status, visitDate, visitSlot, phone, email, plannedFor, visitorId, createdAt } =
    request;
  const [, next] = toNews(request);
  const values = {
    phone: maskPhoneNumber(phone),
    callCentre: brand.callCentre,
    month: plannedFor ? formatMonth(plannedFor, locale) : '',
    date: visitDate ? formatDate(visitDate, locale) : '',
    slot: visitSlot?.replace('-', '–') ?? '',
  };
  return (
    <div className="page">
      <ErrorSummary />
      <div className="card max-w-3xl p-5 sm:p-6">
        <p
          className={`numbers flex items-start gap-2 text-lg ${status === 'CANCELED' ? `before:text-muted ${withIcon('x')}` : `before:text-success ${withIcon('check')}`}`}
        >
          {t(next, values)}
        </p>
        <dl className="numbers mt-5 grid gap-x-6 gap-y-4 border-t-1 border-line pt-5 xs:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">{t('homeInternet.code')}</dt>
            <dd className="text-2xl font-bold tracking-wide">{code}</dd>
            <dd className="text-sm text-muted">
              {t('flow.result.reference', { phone: brand.callCentre })}
            </dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t('homeInternet.status')}</dt>
            <dd className="text-lg font-bold">{t(`homeInternet.states.${status}`)}</dd>
            <dd className="text-sm text-muted">
              {t('homeInternet.ordered')} {formatDateTime(createdAt, locale)}
            </dd>
          </div>
          {request.packageId && (
            <div>
              <dt className="text-sm text-muted">{t('homeInternet.package')}</dt>
              <dd>{own(request, 'package')}</dd>
              {request.fee !== null && (
                <dd className="font-bold">
                  {t('homeInternet.perMonth', { price: formatMnt(request.fee) })}
                </dd>
              )}
              {request.installFee !== null && (
                <dd className="text-sm text-muted">
                  {request.installFee > 0
                    ? t('homeInternet.installation', { price: formatMnt(request.installFee) })
                    : t('homeInternet.installationFree')}
                </dd>
              )}
            </div>
          )}
          <div>
            <dt className="text-sm text-muted">{t('homeInternet.address')}</dt>
            <dd>{own(request.address, 'text')}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t('homeInternet.confirmation')}</dt>
            <dd>{t('homeInternet.bySms', { phone: values.phone })}</dd>
            {email && <dd>{maskEmailAddress(email)}</dd>}
          </div>
        </dl>
      </div>
      <KeepResult />
      <EffortQuestion flow="homeInternet" visitorId={visitorId} at={createdAt} />
    </div>
  );
}

/** Who has its address sees a request, on any device; at a kiosk only the visitor who made it, until the visit ends. */
async function findShown(): Promise<HomeRequest | null> {
  const { mode, page } = requestContext();
  const token = readToken(page.query);
  const request = token ? await findRequest(token) : null;
  const isOwn = mode !== 'kiosk' || request?.visitorId === (await findVisitorId());
  return isOwn ? request : null;
}

/** What became of a request. */
export async function ResultPage() {
  const { t } = texts();
  const request = await findShown();
  // Somebody else's is as good as none, so that nobody learns which there are.
  if (!request) requestContext().gone = true;
  const title = request ? t(toNews(request)[0]) : t('homeInternet.gone');
  return (
    <>
      <PageMeta title={title} description={t('homeInternet.title')} noIndex />
      <PageHeader
        crumbs={[{ name: t('homeInternet.title'), href: '/home-internet' }]}
        title={title}
      />
      {request ? (
        <Result request={request} />
      ) : (
        <div className="page">
          <Empty icon="search-x" title={t('homeInternet.gone')} text={t('homeInternet.goneText')}>
            <a href="/home-internet" data-document className="btn-primary mt-2">
              {t('homeInternet.again')}
            </a>
          </Empty>
        </div>
      )}
    </>
  );
}
