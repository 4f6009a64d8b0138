import type { NumberClass } from '#domain/number-classes.ts';
import type { NumberOwner, NumberPlan } from '#contracts/mobile/numbers.ts';
import type { SimKind } from '#contracts/mobile/sim-orders.ts';
import type { HomeAddress } from '#contracts/mobile/home-internet.ts';

/** A hold as it was when the number was chosen. */
export interface ChosenHold {
  /** Of the site's own row. */
  id: string;
  reference: string;
  expiresAt: number;
}

/** Where a SIM card goes. */
export type SimDelivery =
  | { type: 'DELIVERY'; address: HomeAddress & { textMn: string; textEn: string } }
  | { type: 'PICKUP'; branch: { id: string; nameMn: string; nameEn: string } };

/** A new number, with what it begins with and whose it will be. Amounts in MNT. */
export interface NumberItem {
  kind: 'newNumber';
  isdn: string;
  class: NumberClass;
  surcharge: number;
  /** Null where the service keeps none. */
  hold: ChosenHold | null;
  plan: Pick<NumberPlan, 'id' | 'type' | 'nameMn' | 'nameEn' | 'fee'>;
  sim: SimKind;
  simPrice: number;
  deliveryPrice: number;
  owner: NumberOwner;
  /** Null for an eSIM. */
  delivery: SimDelivery | null;
  referralCode: string;
  /** What was agreed to, and when, as JSON. */
  consent: string;
}
