import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';

/** Nobody can say where the network reaches: what can be done instead. */
export function CoverageFailed() {
  const { t } = texts();
  return (
    <div className="page stack gap-4">
      <Failed title={t('coverage.failed')} />
      <p className="text-muted">{t('coverage.failedText')}</p>
      <p className="flex flex-wrap gap-3">
        <a href="/service-branches" className="btn-line">
          {t('coverage.branches')}
        </a>
        <a href="/home-internet" className="btn-line">
          {t('coverage.homeInternet')}
        </a>
      </p>
    </div>
  );
}
