import { type ReactNode, Suspense } from 'react';
import { texts } from '#i18n/texts.ts';
import { requestContext } from '#request/context.ts';
import type { Edge, Outcome } from '#domain/outcome.ts';
import { Failed } from './failed.tsx';
import { NoScriptRefresh } from './no-script-refresh.tsx';

interface SectionProps<T> {
  read: Edge<T>;
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
  /** Instead of the usual message with "try again". */
  failed?: ReactNode;
}

async function Late<T>({
  result,
  children,
  failed,
}: {
  result: Promise<Outcome<T>>;
  children: (value: T) => ReactNode;
  failed: ReactNode;
}) {
  const outcome = await result;
  return outcome.ok ? children(outcome.value) : failed;
}

/**
 * A part of a page that depends on a service. What the edge holds is drawn in place, in the shell; what has to
 * be asked for streams in later under a skeleton of its size, or is awaited where nothing could swap it in.
 */
export function Section<T>({ read, skeleton, children, failed = <Failed /> }: SectionProps<T>) {
  if (read.state === 'ready') return children(read.value);
  const late = (
    <Late result={read.result} failed={failed}>
      {children}
    </Late>
  );
  if (requestContext().complete) return late;
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
        {late}
      </Suspense>
    </>
  );
}
