import type { BillAccount } from '#contracts/mobile/bill.ts';
import type { PurchaseRow } from '#db/purchase-schema.ts';
import type { PagePath } from '#routes.ts';
import type { ReceiptBuyer } from '#payment/receipt/model.ts';
import type { NumberItem } from './number-item.ts';

export type PurchaseKind = PurchaseRow['kind'];
export type PurchaseStatus = PurchaseRow['status'];

/** The month of a bill, as it was when it was paid. `name` is masked. */
export interface BillItem {
  kind: 'bill';
  account: BillAccount;
  name: string;
  month: string;
  due: number;
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
/** What is bought, and for whom. */
export type Item = BillItem | UnitsItem | DataItem | WifiItem | NumberItem;

/** What of a purchase is somebody's: it is stored sealed. */
export interface PersonalPart {
  /** What the address of its result page holds, 256 bits. */
  token: string;
  item: Item;
  buyer: ReceiptBuyer;
  /** Of who pays; empty where none is known. */
  phone: string;
}

export type Purchase = Omit<PurchaseRow, 'personal' | 'keyId' | 'tokenHash'> & PersonalPart;

/** How long an attempt can be made again, or paid by another way. */
export const retryMs = 24 * 60 * 60_000;
/** How long after the end of its invoice money is taken all the same, where it is taken at all. */
export const lateMs = 72 * 60 * 60_000;
/** How long a purchase is remembered that nobody has paid. */
export const unpaidMs = 30 * 24 * 60 * 60_000;

const tokenPattern = /^[\w-]{43}$/;

/** What the address of a result page holds, if it may be one. */
export function readResultToken(query: URLSearchParams): string | null {
  const token = query.get('id') ?? '';
  return tokenPattern.test(token) ? token : null;
}

/** Where a purchase is seen: who has the address sees it. */
export const toResultHref = (token: string) => `/pay/result?id=${token}` as const;

/** The page where such a thing is bought. */
export const toPayPath = (kind: PurchaseKind): PagePath =>
  kind === 'newNumber' ? '/new-number' : `/pay/${kind}`;

/** The number that something was bought for, whose owner is told; null of what is for none that works already. */
export function findNumber(item: Item): string | null {
  if (item.kind === 'units' || item.kind === 'data') return item.isdn;
  return item.kind === 'bill' && item.account.by === 'number' ? item.account.value : null;
}

/** Codes and profiles come from the service only: without them nothing was done. */
export const mayEndByHand = ({ item }: Pick<Purchase, 'item'>): boolean =>
  item.kind !== 'wifi' && !(item.kind === 'newNumber' && item.sim === 'ESIM');

/** Of the message that has the effect: the service knows it by this. */
export const toEffectKey = (id: string) => `purchase ${id}`;
