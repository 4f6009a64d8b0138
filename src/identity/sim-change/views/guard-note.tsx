import { brand } from '#domain/brand.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { type DanPurpose, toStartPath } from '../../dan/purposes.ts';

interface GuardNoteProps {
  until: number;
  /** Left out where Dan is on this page already. */
  purpose?: DanPurpose;
  /** The page that Dan leads back to, where it is not the purpose's own. */
  back?: string | null;
}

/** Why something asks for Dan on this day, until when, and whom to call if it was not the owner who changed the SIM. */
export function GuardNote({ until, purpose, back = null }: GuardNoteProps) {
  const { t, locale } = texts();
  return (
    <section
      aria-label={t('simChange.title')}
      className={`flex items-start gap-3 rounded-card bg-warning-tint p-5 text-warning ${withIcon('shield-check')}`}
    >
      <div className="stack min-w-0 items-start gap-3">
        <p className="font-medium">{t('simChange.why', { time: formatDateTime(until, locale) })}</p>
        <p>{t('simChange.call', { phone: brand.callCentre })}</p>
        {purpose && (
          <a href={toStartPath(purpose, back)} data-document className="btn-primary">
            {t('simChange.dan')}
          </a>
        )}
      </div>
    </section>
  );
}
