import type { ReceiptRow } from '#db/receipt-schema.ts';
import type { SoldKind } from '#settings/receipt-settings.ts';
import type { TaxedReceipt } from '#domain/receipt-items.ts';
import type { TaxType } from '#domain/tax.ts';
import type { Locale } from '#i18n/locale.ts';

/** To whom a VAT receipt is made out. `email` is where it is sent; empty where none was given. */
export type ReceiptBuyer =
  | { kind: 'INDIVIDUAL'; email: string }
  | { kind: 'COMPANY'; tin: string; name: string; email: string };

/** What was paid for, as its seller knows it. */
export interface Sold {
  buyer: ReceiptBuyer;
  /** Where a receipt without an e-mail address is sent; empty where there is none. */
  phone: string;
  lines: readonly {
    /** In Mongolian, as the receipt is. */
    name: string;
    /** Of one, in MNT. */
    price: number;
    quantity: number;
    kind: Exclude<SoldKind, 'delivery'>;
    /** `VAT_ABLE` if left out. */
    taxType?: TaxType;
  }[];
  /** MNT, of the lines. */
  discount: number;
  /** MNT. */
  delivery: number;
}

/** What is stored sealed of who buys. */
export interface BuyerPart {
  buyer: ReceiptBuyer;
  phone: string;
  language: Locale;
}

/** What the law lets nobody store: it is sealed until it was delivered. */
export interface SecretPart {
  /** Null of a company's receipt, and where no VAT is known. */
  lottery: string | null;
  /** The text of the code that the tax authority's app scans. */
  qrData: string | null;
}

export type Receipt = Omit<ReceiptRow, 'buyer' | 'lines' | 'keyId'> &
  BuyerPart & { taxed: TaxedReceipt };

/** It takes longer than usual to register it. */
export const isLate = ({ state, attempts }: Pick<Receipt, 'state' | 'attempts'>): boolean =>
  state === 'ERROR' || attempts > 2;

/** A receipt that was registered at last. */
export interface Registered extends SecretPart {
  providerReceiptId: string;
  /** `YYYY-MM-DD HH:mm:ss` in Ulaanbaatar. */
  registeredAt: string;
  /** With two decimals. */
  vat: string;
  cityTax: string;
}

/** How long it is tried to register a receipt. */
export const tryMs = 72 * 60 * 60_000;

/** Accounts are kept for ten years, and receipts belong to them. */
export const retentionMs = 10 * 365 * 24 * 60 * 60_000;
