import * as v from 'valibot';
import { choice, optionalEmail, optionalText } from './common-fields.ts';
import type { MessageKey } from '#i18n/translator.ts';

/** Fields of a form that ask to whom a receipt is made out. */
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

export interface BuyerInput {
  receipt: 'INDIVIDUAL' | 'COMPANY';
  company: string;
  companyName: string;
  vatEmail: string;
}

/** What is missing of a company, by its field. */
function* findFaults({ company, vatEmail }: BuyerInput): Generator<[keyof BuyerInput, MessageKey]> {
  if (company === '') yield ['company', 'checkout.fault.company'];
  else if (!/^(?:\d{7}|\d{11})$/.test(company)) yield ['company', 'checkout.fault.companyNumber'];
  if (vatEmail === '') yield ['vatEmail', 'checkout.fault.vatEmail'];
}

/** The fields of a company count only where the receipt is a company's. For the pipe of a form that has `buyerFields`. */
export const checkBuyer = <Input extends BuyerInput>() =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.receipt !== 'COMPANY') return;
    const input: Record<string, unknown> = Object.fromEntries(Object.entries(dataset.value));
    for (const [key, message] of findFaults(dataset.value)) {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input, key, value: dataset.value[key] }],
      });
    }
  });
