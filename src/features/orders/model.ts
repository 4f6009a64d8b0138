import type { DeliveryType, OrderLine, OrderStatus, ShownStatus } from '#order/model.ts';

const steps: Readonly<Record<DeliveryType, readonly ShownStatus[]>> = {
  DELIVERY: ['PLACED', 'SHIPPED', 'COMPLETED'],
  PICKUP: ['PLACED', 'SHIPPED', 'COMPLETED'],
  DIGITAL: ['PLACED', 'COMPLETED'],
};

/** The way of an order that goes on: its steps, and how many of them are behind it; null of one that has ended otherwise. */
export function toProgress({
  status,
  deliveryType,
}: {
  status: OrderStatus;
  deliveryType: DeliveryType;
}): { steps: readonly ShownStatus[]; reached: number } | null {
  const all = steps[deliveryType];
  const reached = all.findIndex((one) => one === status) + 1;
  return reached === 0 ? null : { steps: all, reached };
}

export interface TimelineStep {
  status: OrderStatus;
  at: number;
}

/** What has happened, the present state first. */
export function toTimeline(events: readonly { status: string; at: number }[]): TimelineStep[] {
  const order: readonly string[] = ['PLACED', 'SHIPPED', 'COMPLETED', 'CANCELED'];
  const shown = events.flatMap(({ status, at }) =>
    order.includes(status) ? [{ status: status as OrderStatus, at }] : [],
  );
  // Two of one moment stand as they follow each other.
  return shown.toSorted((a, b) => b.at - a.at || order.indexOf(b.status) - order.indexOf(a.status));
}

/** What can be filtered by. */
export const filters = ['', 'PLACED', 'SHIPPED', 'COMPLETED', 'CANCELED'] as const;

/** Where the next page of a list begins: after the order of this time and id. */
export function readPlace(text: string | null): { at: number; id: string } | null {
  const [, at, id] = /^(\d{13})-([0-9a-f]{64})$/.exec(text ?? '') ?? [];
  return at && id ? { at: Number(at), id } : null;
}

/** What has become of a line since it was ordered. */
export type AgainLine = OrderLine & {
  now: { state: 'same' | 'repriced'; price: number } | { state: 'gone' | 'soldOut' | 'unknown' };
};
