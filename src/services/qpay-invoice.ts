import type { Settings } from '#settings/settings.ts';

/** What QPay's receipts say of goods and their taxes. */
export interface QpayInvoiceTaxes {
  tax_type: '1' | '2' | '3';
  /** Four digits. */
  district_code: string;
  lines: {
    line_description: string;
    /** With two decimals, as the price. */
    line_quantity: string;
    line_unit_price: string;
    note: string;
    classification_code: string;
    taxes: { tax_code: 'VAT' | 'CITY_TAX'; description: string; amount: number }[];
  }[];
}

export interface NewQpayInvoice {
  /** Ours, at most 45 letters. Sent again it makes another invoice. */
  reference: string;
  /** At most 255 letters. */
  description: string;
  /** MNT. */
  amount: number;
  /** Called without a signature, so that it carries a secret of the payment. */
  callbackUrl: string;
  expiresAt: number;
  /** Left out where QPay registers no receipt. */
  taxes?: QpayInvoiceTaxes | null | undefined;
}

/** An invoice that ends, and is paid whole or not at all. */
export const toInvoiceBody = (
  asked: NewQpayInvoice,
  { QPAY_INVOICE_CODE }: Pick<Settings, 'QPAY_INVOICE_CODE'>,
) => ({
  invoice_code: QPAY_INVOICE_CODE,
  sender_invoice_no: asked.reference,
  invoice_receiver_code: 'terminal',
  invoice_description: asked.description,
  amount: asked.amount,
  callback_url: asked.callbackUrl,
  enable_expiry: true,
  expiry_date: new Date(asked.expiresAt).toISOString(),
  allow_partial: false,
  allow_exceed: false,
  ...asked.taxes,
});
