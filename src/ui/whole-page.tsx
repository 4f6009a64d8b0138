import { type ReactNode, Suspense } from 'react';
import type { Read, Outcome } from '#lib/outcome.ts';
import { settleNow } from '#lib/settle-now.ts';
import { within } from '#lib/sleep.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { notFound } from '#waku.ts';
import { Failed } from './failed.tsx';
import { ErrorBoundary } from './islands/error-boundary.tsx';
import { NotFound } from './not-found.tsx';
import { Waiting } from './section.tsx';

interface WholePageProps<T> {
  read: Read<T>;
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
  /**
   * Given where the address has an id that may be unknown: whether a list leads here, null while that is not known. The
   * shell of a page that no list leads to waits for the service to say what it is.
   */
  isListed?: () => Promise<boolean | null>;
}

/** Where nothing is known of the id, a service that is slow holds the shell back no longer. */
const knowMs = 500;

/** The outcome where the shell may wait for it: undefined or null where it goes out first. */
async function findSoon<T>(
  result: Promise<Outcome<T>>,
  isListed: WholePageProps<T>['isListed'],
): Promise<Outcome<T> | null | undefined> {
  if (!isListed) return settleNow(result);
  const listed = await isListed();
  if (listed === null) return within(result, knowMs);
  return listed ? settleNow(result) : result;
}

const isNotFound = (outcome: Outcome<unknown>) =>
  !outcome.ok && 'kind' in outcome.error && outcome.error.kind === 'not-found';

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

/** For a page whose status has already been sent. */
function LateNotFound() {
  return (
    <>
      <title>{texts().t('notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  );
}

async function Content<T>({
  outcome,
  children,
}: {
  outcome: Outcome<T> | Promise<Outcome<T>>;
  children: WholePageProps<T>['children'];
}) {
  const settled = await outcome;
  if (settled.ok) return children(settled.value);
  return isNotFound(settled) ? <LateNotFound /> : <FailedPage />;
}

/**
 * A page whose content is one answer of a service. Where the read is pending, browsers get the shell at once, or
 * where the id may be unknown once that is told; crawlers and browsers without scripts get the whole page, with
 * the right status.
 */
export async function WholePage<T>(props: WholePageProps<T>) {
  const { read, skeleton, children, isListed } = props;
  if (read.state === 'ready') {
    return (
      <Suspense>
        <ErrorBoundary fallback={<FailedPage />}>{children(read.value)}</ErrorBoundary>
      </Suspense>
    );
  }
  const context = requestContext();
  const known = context.complete ? await read.result : await findSoon(read.result, isListed);
  if (known && isNotFound(known)) notFound();
  if (!known) context.streaming = true;
  return (
    <Suspense fallback={known ? null : <Waiting>{skeleton}</Waiting>}>
      <ErrorBoundary fallback={<FailedPage />}>
        <Content outcome={known ?? read.result}>{children}</Content>
      </ErrorBoundary>
    </Suspense>
  );
}
