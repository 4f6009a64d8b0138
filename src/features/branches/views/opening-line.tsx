import type { Opening } from '#domain/opening-hours.ts';
import { texts } from '#request/texts.ts';
import type { MessageKey } from '#i18n/translator.ts';

const days = [
  'day.0',
  'day.1',
  'day.2',
  'day.3',
  'day.4',
  'day.5',
  'day.6',
] as const satisfies MessageKey[];

export function toDayName(weekday: number, t: (key: MessageKey) => string): string {
  return t(days[weekday] ?? 'day.0');
}

/** Until when the branch is open or closed. Hydration keeps the text of the HTML, since the payload may be younger. */
export function OpeningLine({ opening }: { opening: Opening }) {
  const { t } = texts();
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
