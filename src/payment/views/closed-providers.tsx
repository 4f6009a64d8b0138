import { toClosureWords } from '#request/switches.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import { listClosedProviders } from '../providers.ts';

/** The ways to pay that are off: why, and until when. */
export function ClosedProviders() {
  const { t } = texts();
  return listClosedProviders().map(({ provider, closure }) => {
    const { why, until } = toClosureWords(closure);
    return (
      <p
        key={provider}
        className={`mt-3 flex items-start gap-2 rounded-card bg-warning-tint p-4 text-warning ${withIcon('circle-alert')}`}
      >
        <span className="numbers min-w-0">
          <b>{t('switch.providerOff', { name: t(`payment.way.${provider}`) })}</b> {why} {until}
        </span>
      </p>
    );
  });
}
