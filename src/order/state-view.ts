import type { MessageKey } from '#i18n/translator.ts';
import type { DeliveryType, OrderStatus } from './model.ts';

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

/** What its own page says: of one that has ended although money came for it, that the money goes back. */
export function toShownState(
  { status, deliveryType }: { status: OrderStatus; deliveryType: DeliveryType },
  hasRefunds: boolean,
): StateView {
  if (status !== 'LAPSED' || !hasRefunds) return toStateView(status, deliveryType);
  return {
    word: 'order.status.paidLate',
    text: 'order.text.paidLate',
    icon: 'clock',
    tint: 'warning',
  };
}
