import { AddressFields } from '#flow/address/address-fields.tsx';
import { BranchFields, WayFields } from '#flow/address/way-fields.tsx';
import { PayFields, TermsFields } from './pay-fields.tsx';
import {
  CardFields,
  ContactFields,
  DanFields,
  NumberFields,
  ReasonFields,
  SimFields,
} from './step-fields.tsx';

/** The fields of each step. */
export const recoveryViews = {
  number: NumberFields,
  dan: DanFields,
  reason: ReasonFields,
  sim: SimFields,
  card: CardFields,
  delivery: WayFields,
  address: () => AddressFields({ isBrought: true }),
  branch: BranchFields,
  contact: ContactFields,
  terms: TermsFields,
  pay: PayFields,
};
