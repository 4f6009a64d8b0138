import { type ReactNode, Suspense } from 'react';
import { settleNow } from '#domain/settle-now.ts';
import type { Edge, Outcome } from '#domain/outcome.ts';
import { texts } from '#i18n/texts.ts';
import { requestContext } from '#request/context.ts';
import { notFound } from '#waku.ts';
import { Failed } from './failed.tsx';
import { NoScriptRefresh } from './no-script-refresh.tsx';
import { NotFound } from './not-found.tsx';

interface WholePageProps<T> {
  read: Edge<T>;
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
}

const isNotFound = (error: object) => 'kind' in error && error.kind === 'not-found';

function FailedPage() {
  const { t } = texts();
  return (
    <div className="page py-16">
      <title>{t('error.title')}</title>
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        {t('error.title')}
      </h1>
      <Failed />
    </div>
  );
}

async function Late<T>({ result, children }: { result: Promise<Outcome<T>>; children: WholePageProps<T>['children'] }) {
  const outcome = await result;
  if (outcome.ok) return children(outcome.value);
  if (!isNotFound(outcome.error)) return <FailedPage />;
  return (
    <>
      <title>{texts().t('notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  );
}

/**
 * A page that is one answer of a service. Where the answer has to be asked for, people get the shell at once;
 * crawlers and browsers without scripts get the whole page, with its status.
 */
export async function WholePage<T>({ read, skeleton, children }: WholePageProps<T>) {
  if (read.state === 'ready') return children(read.value);
  const { complete } = requestContext();
  const known = complete ? await read.result : await settleNow(read.result);
  if (known?.ok) return children(known.value);
  if (known && isNotFound(known.error)) notFound();
  if (known) return <FailedPage />;
  return (
    <>
      <NoScriptRefresh />
      <Suspense
        fallback={
          <div role="status" aria-label={texts().t('loading')}>
            {skeleton}
          </div>
        }
      >
        <Late result={read.result}>{children}</Late>
      </Suspense>
    </>
  );
}
