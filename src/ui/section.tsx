import { type ReactNode, Suspense } from 'react';
import type { Read, Outcome } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
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
  read: Read<T>;
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
  /** Rendered in place of the usual message with "try again". */
  failed?: ReactNode;
}

/**
 * A part of a page that depends on a service. A ready read is rendered in place, in the shell; a pending one streams
 * in later and shows a skeleton of its size until then, or is awaited where scripts could not swap it in. The
 * Suspense boundary is there in both cases: a read that was pending for the HTML may be ready for the payload that
 * hydrates it, and a large section may be hydrated before all of its payload has come.
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
