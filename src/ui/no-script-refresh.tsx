import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';

/** Parts that stream in late are swapped in by a script, so a browser without scripts loads the complete page instead. */
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
