import { listDeliveryDays } from '#domain/delivery-slots.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { toDayName } from '#i18n/day-name.ts';
import { formatDay } from '#i18n/format-date.ts';
import type { OrderLine } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';
import { WayOn } from './way-on.tsx';

/** The open slots of two business days; one that is closed already says so. */
export function TimeFields({ data }: { data: { lines: readonly OrderLine[] } }) {
  const { t, locale } = texts();
  const now = new Date();
  const today = toUlaanbaatar(now).date;
  const tomorrow = toUlaanbaatar(new Date(now.getTime() + 86_400_000)).date;
  const days = listDeliveryDays(now);
  const toDay = (date: string) => {
    const day = formatDay(date, locale);
    const { weekday } = toUlaanbaatar(new Date(`${date}T04:00:00Z`));
    if (date === today) return `${t('checkout.today')}, ${day}`;
    return `${date === tomorrow ? t('checkout.tomorrow') : toDayName(weekday, t)}, ${day}`;
  };
  if (days.length === 0) {
    return (
      <>
        <p role="status">{t('checkout.noSlots')}</p>
        <p>
          <a href="/checkout/delivery" data-document className="btn-line">
            {t('checkout.pickUpInstead')}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <WayOn lines={data.lines} />
      <Choices
        name="slot"
        legend={t('checkout.question.time')}
        isAsked
        hint={t('checkout.slotLead')}
        choices={days.flatMap(({ date, slots }) =>
          slots.map(({ slot, open }) => ({
            value: `${date} ${slot}`,
            title: toDay(date),
            end: slot.replace('-', '–'),
            text: open ? undefined : t('checkout.slotClosed'),
            disabled: !open,
          })),
        )}
      />
    </>
  );
}
