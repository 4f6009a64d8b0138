import type { OrderLine, OrderStatus, ShownStatus } from '#order/model.ts';
import type { MessageKey } from '#i18n/translator.ts';

type DeliveryType = 'DELIVERY' | 'PICKUP' | 'DIGITAL';

/** How a state is shown: its word, what it means for the customer, and an icon on a tint. */
export interface StateView {
  word: MessageKey;
  text: MessageKey;
  icon: 'package' | 'truck' | 'store' | 'key-round' | 'circle-check' | 'circle-x' | 'clock';
  tint: 'warning' | 'success' | 'danger' | 'muted';
}

const placed: StateView = {
  word: 'order.status.PLACED',
  text: 'order.text.PLACED',
  icon: 'package',
  tint: 'warning',
};
const goods: Readonly<Record<OrderStatus, StateView>> = {
  AWAITING_PAYMENT: {
    word: 'order.status.AWAITING_PAYMENT',
    text: 'order.text.AWAITING_PAYMENT',
    icon: 'clock',
    tint: 'muted',
  },
  LAPSED: { word: 'order.status.LAPSED', text: 'order.text.LAPSED', icon: 'clock', tint: 'muted' },
  PLACED: placed,
  SHIPPED: {
    word: 'order.status.SHIPPED',
    text: 'order.text.SHIPPED',
    icon: 'truck',
    tint: 'warning',
  },
  COMPLETED: {
    word: 'order.status.COMPLETED',
    text: 'order.text.COMPLETED',
    icon: 'circle-check',
    tint: 'success',
  },
  CANCELED: {
    word: 'order.status.CANCELED',
    text: 'order.text.CANCELED',
    icon: 'circle-x',
    tint: 'danger',
  },
};
const pickUp: Partial<Record<OrderStatus, StateView>> = {
  PLACED: { ...placed, text: 'order.text.pickUpPlaced' },
  SHIPPED: {
    word: 'order.status.ready',
    text: 'order.text.ready',
    icon: 'store',
    tint: 'warning',
  },
  COMPLETED: {
    word: 'order.status.pickedUp',
    text: 'order.text.pickedUp',
    icon: 'circle-check',
    tint: 'success',
  },
};
const codeSent = {
  word: 'order.status.codeSent',
  text: 'order.text.codeSent',
  icon: 'key-round',
} as const;
const digital: Partial<Record<OrderStatus, StateView>> = {
  PLACED: { ...placed, text: 'order.text.digitalPlaced' },
  SHIPPED: { ...codeSent, tint: 'warning' },
  COMPLETED: { ...codeSent, tint: 'success' },
};

export function toStateView(status: OrderStatus, deliveryType: DeliveryType): StateView {
  const variants = { DELIVERY: goods, PICKUP: pickUp, DIGITAL: digital }[deliveryType];
  return variants[status] ?? goods[status];
}

/** Classes of a tint, as its text and as the ground behind it; written out, because the styles are found by reading. */
export const tintClass = {
  warning: { text: 'text-warning', ground: 'bg-warning-tint text-warning' },
  success: { text: 'text-success', ground: 'bg-success-tint text-success' },
  danger: { text: 'text-danger', ground: 'bg-danger-tint text-danger' },
  muted: { text: 'text-muted', ground: 'bg-sunken text-muted' },
} as const;

const steps: Readonly<Record<DeliveryType, readonly ShownStatus[]>> = {
  DELIVERY: ['PLACED', 'SHIPPED', 'COMPLETED'],
  PICKUP: ['PLACED', 'SHIPPED', 'COMPLETED'],
  DIGITAL: ['PLACED', 'COMPLETED'],
};

export interface TimelineStep {
  status: OrderStatus;
  /** Null of what is still to come. */
  at: number | null;
}

/** The timeline, the present state first: what was before follows below it, and what is to come stands above. */
export function toTimeline(
  { status, deliveryType }: { status: OrderStatus; deliveryType: DeliveryType },
  events: readonly { status: string; at: number }[],
): { ahead: TimelineStep[]; past: TimelineStep[] } {
  const shown: readonly OrderStatus[] = [...steps[deliveryType], 'CANCELED'];
  const atOf = new Map(events.map((event) => [event.status, event.at]));
  const past = shown.flatMap((one) => {
    const at = atOf.get(one);
    return at === undefined ? [] : [{ status: one, at }];
  });
  const left = steps[deliveryType].filter((one) => !atOf.has(one));
  const ahead = ['PLACED', 'SHIPPED'].includes(status)
    ? left.map((one) => ({ status: one, at: null }))
    : [];
  return { ahead, past: past.toSorted((a, b) => b.at - a.at) };
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
