import { listDeliveryDays } from '#domain/delivery-slots.ts';
import { toUlaanbaatar } from '#domain/ulaanbaatar-time.ts';
import { toDayName } from '#i18n/day-name.ts';
import { formatDay } from '#i18n/format-date.ts';
import type { Order } from '#order/model.ts';
import { texts } from '#request/texts.ts';
import { readBranches } from '#services/places.ts';
import { type Choice, Choices } from '#ui/form/choices.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Section } from '#ui/section.tsx';

/** Where a courier would collect it. */
function toCourierText({ address }: Order): string | undefined {
  const { t, own } = texts();
  if (!address) return undefined;
  const { building, apartment } = address;
  const all = [own(address, 'text'), building, apartment].filter(Boolean).join(', ');
  return t('return.byCourierText', { address: all });
}

/** A branch, and a courier where the order was brought to an address: at the times at which it may come. */
function toPlaces(order: Order, now: Date): Choice[] {
  const { t, locale } = texts();
  const { address, slotDate } = order;
  const branch: Choice = {
    value: 'BRANCH',
    title: t('return.byBranch'),
    text: t(address ? 'return.byBranchText' : 'return.noCourier'),
    icon: 'store',
  };
  if (!address) return [branch];
  const courier = { title: t('return.byCourier'), icon: 'truck' } as const;
  if (slotDate === null) return [branch, { ...courier, value: 'COURIER' }];
  const days = listDeliveryDays(now);
  const slots = days.flatMap(({ date, slots: all }) =>
    all.flatMap(({ slot, open }): Choice[] => {
      const { weekday } = toUlaanbaatar(new Date(`${date}T04:00:00Z`));
      const end = `${toDayName(weekday, t)}, ${formatDay(date, locale)} ${slot.replace('-', '–')}`;
      return open ? [{ ...courier, value: `COURIER ${date} ${slot}`, end }] : [];
    }),
  );
  return [branch, ...slots];
}

/** Without a list of branches any of them takes it. */
async function BranchField({ order }: { order: Order }) {
  const { t, own } = texts();
  return (
    <Section
      read={await readBranches()}
      skeleton={<div className="skeleton h-24 rounded-control" />}
      failed={null}
    >
      {(branches) => (
        <SelectField
          name="branch"
          label={t('return.branch')}
          hint={t('return.onlyBranch')}
          value={order.branchId ?? ''}
          empty={t('return.anyBranch')}
          options={branches.map((one) => ({ value: one.id, name: own(one, 'name') }))}
        />
      )}
    </Section>
  );
}

/** How the goods are handed over. */
export function ReturnPlace({ order }: { order: Order }) {
  return (
    <>
      <Choices
        name="place"
        legend={texts().t('return.place')}
        hint={toCourierText(order)}
        value={order.address ? undefined : 'BRANCH'}
        choices={toPlaces(order, new Date())}
      />
      <div className="branch-part">
        <BranchField order={order} />
      </div>
    </>
  );
}
