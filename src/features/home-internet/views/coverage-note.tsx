import { formatMonth } from '#i18n/format-date.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import type { Coverage } from '../model.ts';

/** What the network said of the address, in words; never only a colour. */
export function CoverageNote({ coverage }: { coverage: Coverage }) {
  const { t, locale } = texts();
  const { status, plannedFor } = coverage;
  if (status === 'AVAILABLE') {
    return (
      <p
        className={`flex items-start gap-2 rounded-card bg-success-tint p-4 font-medium text-success ${withIcon('check')}`}
      >
        {t('homeInternet.available')}
      </p>
    );
  }
  const text =
    status === 'PLANNED'
      ? plannedFor
        ? t('homeInternet.planned', { month: formatMonth(plannedFor, locale) })
        : t('homeInternet.plannedSome')
      : t(status === 'NO' ? 'homeInternet.no' : 'homeInternet.unknown');
  return (
    <div className="rounded-card bg-info-tint p-4">
      <p className={`flex items-start gap-2 font-medium text-info ${withIcon('clock')}`}>{text}</p>
      {status === 'NO' && (
        <a href="/coverage?g=5G" className="line-link mt-2 text-link">
          {t('homeInternet.seeCoverage')}
        </a>
      )}
    </div>
  );
}
