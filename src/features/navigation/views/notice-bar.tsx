import { findNotice } from '#request/switches.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { PreferenceButton } from './toggles.tsx';

const tones = {
  information: ['bg-info-tint text-info', 'info'],
  trouble: ['bg-warning-tint text-warning', 'triangle-alert'],
} as const;

/**
 * What staff tell everybody, on top of every page and part of it: it covers nothing, and moves nothing later. Who has
 * closed it does not see it again in this visit, unless it is changed.
 */
export function NoticeBar() {
  const notice = findNotice();
  const { cookies } = requestContext();
  if (!notice || cookies.get('notice') === String(notice.revision)) return null;
  const { t, own } = texts();
  const [colours, icon] = tones[notice.tone];
  return (
    <aside data-notice aria-label={t('switch.notice')} suppressHydrationWarning>
      <div className={`no-print ${colours}`}>
        <div className="page row items-start justify-between gap-3 py-1">
          <p
            className={`numbers flex min-w-0 items-start gap-2 py-2.5 font-medium [overflow-wrap:anywhere] before:mt-1 ${withIcon(icon)}`}
          >
            <span className="min-w-0">{own(notice, 'text')}</span>
          </p>
          <PreferenceButton
            name="notice"
            value={String(notice.revision)}
            className={`icon-btn shrink-0 ${withIcon('x')}`}
            aria-label={t('switch.closeNotice')}
          />
        </div>
      </div>
    </aside>
  );
}
