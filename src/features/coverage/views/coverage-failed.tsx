import { texts } from '#request/texts.ts';
import { Failed } from '#ui/failed.tsx';

/** Who else can say where the network reaches. */
export function OtherWays() {
  const { t } = texts();
  return (
    <>
      <a href="/service-branches" className="btn-line">
        {t('coverage.branches')}
      </a>
      <a href="/home-internet" className="btn-line">
        {t('coverage.homeInternet')}
      </a>
    </>
  );
}

/** Nobody can say where the network reaches: what can be done instead. */
export function CoverageFailed() {
  const { t } = texts();
  return (
    <div className="page stack gap-4">
      <Failed title={t('coverage.failed')} />
      <p className="text-muted">{t('coverage.failedText')}</p>
      <p className="flex flex-wrap gap-3">
        <OtherWays />
      </p>
    </div>
  );
}
