import { maskPhoneNumber } from '#domain/phone-number.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { Empty } from '#ui/empty.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { findRequest, type HomeRequest } from '../store.ts';

const titles = {
  INSTALL: 'homeInternet.done.install',
  NOTIFY: 'homeInternet.done.notify',
  CALL_BACK: 'homeInternet.done.callBack',
} as const;
const nexts = {
  INSTALL: 'homeInternet.next.install',
  NOTIFY: 'homeInternet.next.notify',
  CALL_BACK: 'homeInternet.next.callBack',
} as const;

function Result({ request }: { request: HomeRequest }) {
  const { t, own } = texts();
  const { kind, code, status, visitDate, visitSlot, phone } = request;
  const next = {
    phone: maskPhoneNumber(phone),
    date: visitDate?.replaceAll('-', '.') ?? '',
    slot: visitSlot?.replace('-', '–') ?? '',
  };
  return (
    <div className="page">
      <div className="card max-w-3xl p-5 sm:p-6">
        <p
          className={`numbers flex items-start gap-2 text-lg before:text-success ${withIcon('check')}`}
        >
          {t(nexts[kind], next)}
        </p>
        <dl className="numbers mt-5 grid gap-x-6 gap-y-4 border-t-1 border-line pt-5 xs:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">{t('homeInternet.code')}</dt>
            <dd className="text-2xl font-bold tracking-wide">{code}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t('homeInternet.status')}</dt>
            <dd className="text-lg font-bold">{t(`homeInternet.states.${status}`)}</dd>
          </div>
          {request.packageId && (
            <div>
              <dt className="text-sm text-muted">{t('homeInternet.package')}</dt>
              <dd>{own(request, 'package')}</dd>
            </div>
          )}
          <div>
            <dt className="text-sm text-muted">{t('homeInternet.address')}</dt>
            <dd>{own(request.address, 'text')}</dd>
          </div>
        </dl>
      </div>
      <p className="mt-4 text-sm text-muted">{t('homeInternet.keep')}</p>
    </div>
  );
}

/** What became of a request: who has its address sees it, on any device. */
export async function ResultPage() {
  const { t } = texts();
  const token = requestContext().page.query.get('id') ?? '';
  const request = /^[\w-]{43}$/.test(token) ? await findRequest(token) : null;
  const title = request ? t(titles[request.kind]) : t('homeInternet.gone');
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
