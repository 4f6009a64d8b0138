import { brand } from '#domain/brand.ts';
import { requestContext } from '#request/context.ts';
import { type Closure, toClosureWords } from '#request/switches.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';

interface ClosedFlowProps {
  closure: Closure;
  /** Somebody is in the middle of it. */
  isBegun: boolean;
}

/** Why a flow can not be used, until when, and what can be done instead; what was filled in is kept. */
export function ClosedFlow({ closure, isBegun }: ClosedFlowProps) {
  const { t } = texts();
  const { why, until } = toClosureWords(closure);
  const isKiosk = requestContext().mode === 'kiosk';
  return (
    <section
      aria-labelledby="closed"
      className="numbers mb-6 rounded-card border-1 border-warning bg-warning-tint p-5 sm:p-6"
    >
      <h2
        id="closed"
        className={`flex items-start gap-2 text-xl text-warning before:mt-0.5 ${withIcon('circle-alert')}`}
      >
        {t('switch.closed')}
      </h2>
      <p className="mt-2 text-lg">{why}</p>
      <p className="mt-1 font-bold">{until ?? t('switch.noTime')}</p>
      {isBegun && <p className="mt-3">{t('switch.kept')}</p>}
      <p className="mt-3">{t(isKiosk ? 'switch.insteadKiosk' : 'switch.instead')}</p>
      {!isKiosk && (
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={`tel:${brand.callCentre}`} className="btn-primary">
            {t('switch.call', { phone: brand.callCentre })}
          </a>
          <a href="/service-branches" className="btn-line">
            {t('switch.branches')}
          </a>
        </div>
      )}
    </section>
  );
}
