import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { maskEmailAddress } from '#domain/email-address.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { findVisitorId } from '#identity/session.ts';
import { readToken } from '#identity/visitor-cookie.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import type { Flow } from '../define-flow.ts';
import { EffortQuestion } from '../effort/views/effort-question.tsx';
import { KeepResult } from './keep-result.tsx';

type ResultFlow = Pick<Flow, 'kind' | 'title' | 'path'>;

/** What a flow has ended in, as it is stored. */
interface Sent {
  visitorId: string;
  code: string;
  /** Empty where none was given. */
  phone: string;
  email: string;
  createdAt: number;
}

/** What is said of it. */
export interface Result {
  title: string;
  /** What happens next. */
  next: string;
  status: string;
  /** What its code is for, where it is not that of an order. */
  codeName?: string;
  isCanceled: boolean;
  /** It is not known yet how it ends. */
  isPending?: boolean;
  /** More of the list, `ResultRow` each. */
  rows: ReactNode;
  /** Below the list: the one thing to do. */
  after?: ReactNode;
}

export function ResultRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      {children}
    </div>
  );
}

function Shown({ flow, sent, result }: { flow: ResultFlow; sent: Sent; result: Result }) {
  const { t, locale } = texts();
  const { code, phone, email, visitorId, createdAt } = sent;
  const mark = result.isCanceled
    ? `before:text-muted ${withIcon('x')}`
    : result.isPending
      ? `before:text-info ${withIcon('clock')}`
      : `before:text-success ${withIcon('check')}`;
  return (
    <div className="page pb-16">
      <ErrorSummary />
      <div className="card max-w-3xl p-5 sm:p-6">
        <p className={`numbers flex items-start gap-2 text-lg ${mark}`}>{result.next}</p>
        <dl className="numbers mt-5 grid gap-x-6 gap-y-4 border-t-1 border-line pt-5 xs:grid-cols-2">
          <ResultRow name={result.codeName ?? t('flow.result.code')}>
            <dd className="text-2xl font-bold tracking-wide">{code}</dd>
            <dd className="text-sm text-muted">
              {t('flow.result.reference', { phone: brand.callCentre })}
            </dd>
          </ResultRow>
          <ResultRow name={t('flow.result.status')}>
            <dd className="text-lg font-bold">{result.status}</dd>
            <dd className="text-sm text-muted">
              {t('flow.result.sentAt')} {formatDateTime(createdAt, locale)}
            </dd>
          </ResultRow>
          {result.rows}
          {(phone || email) && (
            <ResultRow name={t('flow.result.confirmation')}>
              {phone && <dd>{t('flow.result.bySms', { phone: maskPhoneNumber(phone) })}</dd>}
              {email && <dd>{maskEmailAddress(email)}</dd>}
            </ResultRow>
          )}
        </dl>
      </div>
      {result.after && <div className="no-print mt-5 max-w-3xl">{result.after}</div>}
      <KeepResult />
      <EffortQuestion flow={flow.kind} visitorId={visitorId} at={createdAt} />
    </div>
  );
}

interface ResultPageProps<Found> {
  flow: ResultFlow;
  /** What there is at an address with this token. */
  find: (token: string) => Promise<Found | null>;
  toResult: (found: Found) => Result;
}

/** Who has its address sees a result, on any device; at a kiosk only the visitor who has sent it, until the visit ends. */
async function findShown<Found extends Sent>(find: ResultPageProps<Found>['find']) {
  const { mode, page } = requestContext();
  const token = readToken(page.query);
  const sent = token ? await find(token) : null;
  const isShown = mode !== 'kiosk' || sent?.visitorId === (await findVisitorId());
  return isShown ? sent : null;
}

/** The result page of a flow: what was sent, what became of it, what happens next, and how to come back to it. */
export async function ResultPage<Found extends Sent>({
  flow,
  find,
  toResult,
}: ResultPageProps<Found>) {
  const { t } = texts();
  const sent = await findShown(find);
  // Somebody else's is as good as none, so that nobody learns which there are.
  if (!sent) requestContext().gone = true;
  const result = sent && toResult(sent);
  const title = result?.title ?? t('flow.result.gone');
  return (
    <>
      <PageMeta title={title} description={t(flow.title)} noIndex />
      <PageHeader crumbs={[{ name: t(flow.title), href: flow.path }]} title={title} />
      {result ? (
        <Shown flow={flow} sent={sent} result={result} />
      ) : (
        <div className="page">
          <Empty
            icon="search-x"
            title={title}
            text={t('flow.result.goneText', { phone: brand.callCentre })}
          >
            <a href={flow.path} data-document className="btn-primary mt-2">
              {t('flow.result.again')}
            </a>
          </Empty>
        </div>
      )}
    </>
  );
}
