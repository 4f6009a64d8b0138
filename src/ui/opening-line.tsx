import type { Opening } from '#domain/opening-hours.ts';
import { texts } from '#request/texts.ts';
import { toDayName } from '#i18n/day-name.ts';

/** Until when the branch is open or closed; nothing where that is not known. Hydration keeps the text of the HTML, since the payload may be younger. */
export function OpeningLine({ opening }: { opening: Opening | null }) {
  const { t } = texts();
  if (!opening) return null;
  if (opening.state === 'open') {
    return (
      <span suppressHydrationWarning className="pill-success numbers">
        {t('branches.open', { time: opening.until })}
      </span>
    );
  }
  const { opens } = opening;
  const text = !opens
    ? t('branches.closed')
    : opens.daysAhead === 0
      ? t('branches.opens', { time: opens.at })
      : t('branches.opensOn', { day: toDayName(opens.weekday, t), time: opens.at });
  return (
    <span suppressHydrationWarning className="pill-quiet numbers">
      {text}
    </span>
  );
}
