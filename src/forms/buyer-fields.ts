import * as v from 'valibot';
import { choice, optionalEmail, optionalText } from './common-fields.ts';

/** Fields of a form that ask to whom a receipt is made out. Those of a company count only where the receipt is a company's: `toBuyer` checks them. */
export const buyerFields = {
  receipt: v.pipe(
    choice('checkout.fault.receipt'),
    v.picklist(['INDIVIDUAL', 'COMPANY'], 'checkout.fault.receipt'),
  ),
  company: v.pipe(
    optionalText(40),
    v.transform((typed) => typed.replaceAll(/\s/g, '')),
  ),
  companyName: optionalText(120),
  vatEmail: optionalEmail,
} as const;
