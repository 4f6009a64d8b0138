import type { ShopOrderRow } from '#db/order-schema.ts';
import type { Lease } from '#domain/leasing.ts';
import type { ReceiptBuyer } from '#payment/receipt/model.ts';

export type OrderStatus = ShopOrderRow['status'];
/** Those that an order has once it is paid. One that waits for its payment is still a checkout. */
export const shownStatuses = ['PLACED', 'SHIPPED', 'COMPLETED', 'CANCELED'] as const;
export type ShownStatus = (typeof shownStatuses)[number];
export type DeliveryType = ShopOrderRow['deliveryType'];

/** What a leased line was agreed to be paid with, as its assessment allowed. */
export interface OrderLease extends Lease {
  assessmentId: string;
  /** Of the assessment: people name the lease by it. */
  code: string;
}

/** A line as it was when it was ordered. */
export interface OrderLine {
  /** What is sold: a product's id, or a variant's. */
  productId: string;
  /** The product's id. */
  product: string;
  nameMn: string;
  nameEn: string;
  image: string | null;
  /** Of one, in MNT; of a leased one what is paid with the order, the rest is owed. */
  price: number;
  quantity: number;
  type: 'PHYSICAL' | 'DIGITAL';
  /** Left out of what is paid whole. */
  lease?: OrderLease;
  /** Whether it has to be brought to the branch first, in which it is picked up; left out of what is there. */
  isBrought?: true;
}

/** All in MNT. `total` is goods − discount + delivery. */
export interface OrderAmounts {
  goods: number;
  discount: number;
  delivery: number;
  total: number;
}

/** An address: its places in words, as they were chosen, and what was typed. */
export interface OrderAddress {
  cityId: string;
  districtId: string;
  khorooId: string;
  building: string;
  /** Empty where there is none. */
  apartment: string;
  note: string;
  textMn: string;
  textEn: string;
}

/** What an order holds that is somebody's: it is stored sealed. */
export interface PersonalPart {
  /** What the signed address of the order holds, 256 bits. */
  token: string;
  phone: string;
  email: string;
  /** Only for delivery; else empty. */
  firstName: string;
  lastName: string;
  registerNumber: string;
  /** Of somebody without a register number; left out of older orders. */
  passport?: string;
  address: OrderAddress | null;
  buyer: ReceiptBuyer;
}

export type Order = Omit<ShopOrderRow, 'lines' | 'personal' | 'keyId' | 'phoneHash' | 'askedAt'> &
  PersonalPart & { lines: readonly OrderLine[] };

/** The address of an order that needs no signing in: who has it sees the order. */
export const toOrderHref = (code: string, token: string) => `/order/${code}?key=${token}` as const;
