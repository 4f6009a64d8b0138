import { AddressFields } from './address-fields.tsx';
import { BranchFields } from './branch-fields.tsx';
import { CartFields } from './cart-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { PayFields } from './pay-fields.tsx';
import { ReceiptFields } from './receipt-fields.tsx';
import { TimeFields } from './time-fields.tsx';

/** The fields of each step. */
export const checkoutViews = {
  cart: CartFields,
  contact: ContactFields,
  delivery: DeliveryFields,
  address: AddressFields,
  time: TimeFields,
  branch: BranchFields,
  receipt: ReceiptFields,
  pay: PayFields,
};
