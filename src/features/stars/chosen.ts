import * as v from 'valibot';
import type { starsRelations } from '#domain/stars-relations.ts';
import type { ChosenNumber } from '#purchase/chosen-number.ts';

/** How long an order on the bill is kept after its last change: the year in which it may be asked about, and a month. */
export const retentionMs = 396 * 86_400_000;

export const chosenPackage = v.object({
  id: v.string(),
  nameMn: v.string(),
  nameEn: v.string(),
  fee: v.number(),
});
export type ChosenPackage = v.InferOutput<typeof chosenPackage>;

/** What mobile-services has said of parent and child. */
export const checked = v.object({ mayBill: v.boolean() });

export const agreed = v.object({ consent: v.string() });

export interface Child {
  registerNumber: string;
  lastName: string;
  firstName: string;
}
export type Relation = (typeof starsRelations)[number];

/** All that the steps have saved before the last one. */
export interface StarsData {
  child: Child;
  relation: Relation;
  mayBill: boolean;
  way: 'NEW' | 'OWN';
  number?: ChosenNumber;
  own?: string;
  package: ChosenPackage;
  by: 'NOW' | 'BILL';
  agreed: v.InferOutput<typeof agreed>;
}

/** What the first month costs, in MNT. */
export const toTotal = ({ number, package: chosen }: Pick<StarsData, 'number' | 'package'>) =>
  (number?.surcharge ?? 0) + chosen.fee;
