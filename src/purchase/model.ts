import type { Comeback } from '#domain/comebacks.ts';
import type { BillAccount } from '#contracts/mobile/bill.ts';
import type { PurchaseRow } from '#db/purchase-schema.ts';
import type { ReceiptBuyer } from '#payment/receipt/model.ts';
import type { NumberItem } from './number-item.ts';
import type { TouristItem } from './tourist-item.ts';
import type { RecoveryItem } from './sim-recovery/model.ts';
import type { StarsItem } from './stars-item.ts';

export type PurchaseStatus = PurchaseRow['status'];

/** The month of a bill, as it was when it was paid. `name` is masked. */
export interface BillItem {
  kind: 'bill';
  account: BillAccount;
  name: string;
  month: string;
  due: number;
  /** Where whoever had to pay first goes on. */
  back?: Comeback | undefined;
}
export interface UnitsItem {
  kind: 'units';
  isdn: string;
}
export interface DataItem {
  kind: 'data';
  isdn: string;
  packageId: string;
  nameMn: string;
  nameEn: string;
}
export interface WifiItem {
  kind: 'wifi';
  cardId: string;
  nameMn: string;
  nameEn: string;
  quantity: number;
  /** Of one, in MNT. */
  price: number;
}
/** The fee of an assessment, whose page the token opens. */
export interface LeasingFeeItem {
  kind: 'leasingFee';
  isdn: string;
  assessmentId: string;
  token: string;
}
/** The deposit of a pre-order. */
export interface PreorderItem {
  kind: 'preorder';
  placeId: string;
  preorderId: string;
  productId: string;
  nameMn: string;
  nameEn: string;
  /** What was agreed to, as JSON: when is when it was bought, so that the same form again is the same purchase. */
  consent: string;
}
/** What is bought, and for whom. */
export type Item =
  | BillItem
  | UnitsItem
  | DataItem
  | WifiItem
  | NumberItem
  | TouristItem
  | RecoveryItem
  | LeasingFeeItem
  | StarsItem
  | PreorderItem;
export type PurchaseKind = Item['kind'];

/** What of a purchase is somebody's: it is stored sealed. */
export interface PersonalPart {
  /** What the address of its result page holds, 256 bits. */
  token: string;
  item: Item;
  buyer: ReceiptBuyer;
  /** Of who pays; empty where none is known. */
  phone: string;
}

export type Purchase = Omit<PurchaseRow, 'kind' | 'personal' | 'keyId' | 'tokenHash'> &
  PersonalPart & { kind: PurchaseKind };

/** How long an attempt can be made again, or paid by another way. */
export const retryMs = 24 * 60 * 60_000;
/** How long after the end of its invoice money is taken all the same, where it is taken at all. */
export const lateMs = 72 * 60 * 60_000;
/** How long a purchase is remembered that nobody has paid. */
export const unpaidMs = 30 * 24 * 60 * 60_000;

/** How long it is remembered, after a pre-order has closed, who has waited for it. */
export const lineMs = 180 * 24 * 60 * 60_000;

const tokenPattern = /^[\w-]{43}$/;

/** What the address of a result page holds, if it may be one. */
export function readResultToken(query: URLSearchParams): string | null {
  const token = query.get('id') ?? '';
  return tokenPattern.test(token) ? token : null;
}

/** Where a purchase is seen: who has the address sees it. */
export const toResultHref = (token: string) => `/pay/result?id=${token}` as const;

/** Of the message that has the effect: the service knows it by this. */
export const toEffectKey = (id: string) => `purchase ${id}`;
