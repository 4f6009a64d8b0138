import { brand } from '#domain/brand.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { OtherWays } from './coverage-failed.tsx';

/** Where no service says how far the network reaches: who can say it now. Nothing is promised for later. */
export function CoverageLacking() {
  const { t } = texts();
  const values = { phone: brand.callCentre };
  return (
    <div className="page">
      <Empty
        icon="map-pin-off"
        title={t('coverage.lacking')}
        text={t('coverage.lackingText', values)}
      >
        <p className="mt-2 flex flex-wrap justify-center gap-3">
          {requestContext().mode !== 'kiosk' && (
            <a href={`tel:${brand.callCentre}`} className="btn-primary">
              {t('switch.call', values)}
            </a>
          )}
          <OtherWays />
        </p>
      </Empty>
    </div>
  );
}
