import { baseUrl, type Refuse, word } from './kinds.ts';

export const qpayShape = {
  QPAY_BASE_URL: baseUrl,
  QPAY_USERNAME: word('set it to the user name that QPay gave'),
  QPAY_PASSWORD: word('set this secret to the password that QPay gave'),
  QPAY_INVOICE_CODE: word('set it to the invoice code that QPay gave'),
};

/** Those of the embedded counterpart, whose money is made up. */
const embeddedQpay = {
  QPAY_USERNAME: 'embedded',
  QPAY_PASSWORD: 'embedded',
  QPAY_INVOICE_CODE: 'EMBEDDED_INVOICE',
} as const;

type QpaySettings = Record<keyof typeof embeddedQpay, string>;
type Given = { [Name in keyof QpaySettings | 'QPAY_BASE_URL']?: string | undefined };

/** `refuseQpay` has checked before that a real provider has all of its settings. */
export const toQpaySettings = (given: Given): QpaySettings =>
  given.QPAY_BASE_URL ? (given as QpaySettings) : embeddedQpay;

export function refuseQpay(given: Given, refuse: Refuse): void {
  for (const name of Object.keys(embeddedQpay) as (keyof typeof embeddedQpay)[]) {
    if (given.QPAY_BASE_URL && !given[name]) refuse(name, 'set it along with QPAY_BASE_URL');
  }
}
