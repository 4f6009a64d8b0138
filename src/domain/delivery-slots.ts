import { isDayOff } from './days-off.ts';
import { toUlaanbaatar } from './ulaanbaatar-time.ts';

const dayMs = 86_400_000;

/** When an order is brought in Ulaanbaatar. */
export const deliverySlots = ['10:00-14:00', '14:00-20:00'] as const;
export type DeliverySlot = (typeof deliverySlots)[number];

/** How long before it begins a slot takes no more orders, and on how many days it is brought. */
const closesBefore = 120;
const days = 2;
/** Longer than any row of days off. */
const maxAhead = 31;

export interface DeliveryDay {
  /** `YYYY-MM-DD` in Ulaanbaatar. */
  date: string;
  slots: readonly { slot: DeliverySlot; open: boolean }[];
}

const toMinutes = (slot: DeliverySlot) => Number(slot.slice(0, 2)) * 60;

/** Monday to Friday, but for days off. Where the calendar does not reach no day is one. */
export const isBusinessDay = (date: string, weekday: number): boolean =>
  weekday < 5 && !isDayOff(date);

/** The next two business days with an open slot, today included; fewer where the calendar of days off ends. */
export function listDeliveryDays(now: Date): DeliveryDay[] {
  const found: DeliveryDay[] = [];
  for (let ahead = 0; ahead <= maxAhead && found.length < days; ahead += 1) {
    const { date, weekday, minutes } = toUlaanbaatar(new Date(now.getTime() + ahead * dayMs));
    if (!isBusinessDay(date, weekday)) continue;
    const slots = deliverySlots.map((slot) => ({
      slot,
      open: ahead > 0 || minutes < toMinutes(slot) - closesBefore,
    }));
    if (slots.some(({ open }) => open)) found.push({ date, slots });
  }
  return found;
}

/** Whether an order can still be brought then. */
export const isSlotOpen = (date: string, slot: string, now: Date): boolean =>
  listDeliveryDays(now).some(
    (day) => day.date === date && day.slots.some((one) => one.slot === slot && one.open),
  );
