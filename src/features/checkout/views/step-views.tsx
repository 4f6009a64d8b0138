import type { ComponentProps } from 'react';
import type { ReadCart } from '../freeze-lines.ts';
import { AddressFields } from './address-fields.tsx';
import { BranchFields } from './branch-fields.tsx';
import { CartFields } from './cart-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { PayFields } from './pay-fields.tsx';
import { ReceiptFields } from './receipt-fields.tsx';
import { TimeFields } from './time-fields.tsx';

/** The fields of each step; the last one compares them with the cart of now. */
export const toCheckoutViews = (readCart: ReadCart) => ({
  cart: CartFields,
  contact: ContactFields,
  delivery: DeliveryFields,
  address: AddressFields,
  time: TimeFields,
  branch: BranchFields,
  receipt: ReceiptFields,
  pay: ({ data }: Pick<ComponentProps<typeof PayFields>, 'data'>) => (
    <PayFields data={data} readCart={readCart} />
  ),
});
