import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from './with-icon.ts';

/**
 * Has this page kept on the device, so that it opens without a connection: in a browser only, not at a kiosk and not in the
 * app. `isSaid`: the page says so once it is kept, and how to remove it, because it is somebody's.
 */
export function KeepOffline({ isSaid = false }: { isSaid?: boolean }) {
  const { t } = texts();
  const request = requestContext();
  if (request.mode !== 'browser' || request.withoutCopies) return null;
  request.isKeptOffline = true;
  if (!isSaid) return <span data-keep-offline hidden suppressHydrationWarning />;
  return (
    <p
      data-keep-offline
      hidden
      suppressHydrationWarning
      role="status"
      className={`no-print mt-4 flex flex-wrap items-center gap-x-3 text-sm text-muted ${withIcon('circle-check')}`}
    >
      {t('offlineCopy.kept')}
      <button type="button" data-forget-offline className="line-link text-link">
        {t('offlineCopy.forget')}
      </button>
    </p>
  );
}
