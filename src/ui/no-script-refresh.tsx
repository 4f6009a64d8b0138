import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';

/** What streams in late is swapped in by a script; a browser without scripts asks for the complete page instead. */
export function NoScriptRefresh() {
  return (
    <noscript>
      <meta
        httpEquiv="refresh"
        content={`0;url=${toHref(requestContext().page, { complete: '1' })}`}
      />
    </noscript>
  );
}
