import { AddressFields } from '#flow/address/address-fields.tsx';
import { ConfirmFields } from './confirm-fields.tsx';
import { ContactFields, PackageFields, VisitFields } from './step-fields.tsx';

/** The fields of each step. */
export const homeInternetViews = {
  address: () => AddressFields({}),
  package: PackageFields,
  visit: VisitFields,
  contact: ContactFields,
  confirm: ConfirmFields,
};
