import { AddressFields } from '#flow/address/address-fields.tsx';
import { BranchFields, WayFields } from '#flow/address/way-fields.tsx';
import { PassportFields } from '#flow/passport/passport-fields.tsx';
import { ContactFields, TermsFields } from './delivery-fields.tsx';
import { DanFields, IdentityFields } from './identity-fields.tsx';
import { PayFields } from './pay-fields.tsx';
import { NumberFields, PlanFields, SimFields } from './step-fields.tsx';

/** The fields of each step. */
export const newNumberViews = {
  number: NumberFields,
  plan: PlanFields,
  sim: SimFields,
  identity: IdentityFields,
  dan: DanFields,
  passport: PassportFields,
  contact: ContactFields,
  delivery: WayFields,
  address: () => AddressFields({ isBrought: true }),
  branch: BranchFields,
  terms: TermsFields,
  pay: PayFields,
};
