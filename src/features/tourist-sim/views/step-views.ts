import { PassportFields } from '#flow/passport/passport-fields.tsx';
import { PayFields } from './pay-fields.tsx';
import {
  ArrivalFields,
  CodeFields,
  EmailFields,
  PackageFields,
  PointFields,
  SimFields,
  TermsFields,
} from './step-fields.tsx';

/** The fields of each step. */
export const touristSimViews = {
  package: PackageFields,
  passport: PassportFields,
  sim: SimFields,
  arrival: ArrivalFields,
  point: PointFields,
  email: EmailFields,
  code: CodeFields,
  terms: TermsFields,
  pay: PayFields,
};
