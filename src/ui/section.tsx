import { type ReactNode, Suspense } from 'react';
import type { Edge, Outcome } from '#lib/outcome.ts';
import { texts } from '#i18n/texts.ts';
import { requestContext } from '#request/context.ts';
import { Failed } from './failed.tsx';
import { ErrorBoundary } from './islands/error-boundary.tsx';
import { NoScriptRefresh } from './no-script-refresh.tsx';

interface LateProps<T> {
  result: Promise<Outcome<T>>;
  children: (value: T) => ReactNode;
  failed: ReactNode;
}

async function Late<T>({ result, children, failed }: LateProps<T>) {
  const outcome = await result;
  return outcome.ok ? children(outcome.value) : failed;
}

export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-label={texts().t('loading')}>
      <NoScriptRefresh />
      {children}
    </div>
  );
}

interface SectionProps<T> {
  read: Edge<T>;
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
  /** Instead of the usual message with "try again". */
  failed?: ReactNode;
}

/**
 * A part of a page that depends on a service. What the edge holds is drawn in place, in the shell; what has to
 * be asked for streams in later under a skeleton of its size, or is awaited where nothing could swap it in. The
 * boundary is there either way: the payload fetched for hydration may find ready what the HTML had to wait for, and
 * of a large part the HTML may have to wait for the rest of the payload.
 */
export function Section<T>({ read, skeleton, children, failed = <Failed /> }: SectionProps<T>) {
  const context = requestContext();
  const ready = read.state === 'ready';
  if (!ready && !context.complete) context.streaming = true;
  return (
    <Suspense fallback={context.complete ? null : <Waiting>{skeleton}</Waiting>}>
      <ErrorBoundary fallback={failed}>
        {ready ? (
          children(read.value)
        ) : (
          <Late result={read.result} failed={failed}>
            {children}
          </Late>
        )}
      </ErrorBoundary>
    </Suspense>
  );
}
