import type * as z from 'zod/mini';
import type { orderStarsBody, starsChild } from '#contracts/mobile/stars.ts';
import type { starsRelations } from '#domain/stars-relations.ts';
import type { ChosenHold } from './number-item.ts';

/** A number that becomes a child's, with its package. Amounts in MNT. */
export interface StarsItem {
  kind: 'stars';
  parentIsdn: string;
  child: z.input<typeof starsChild>;
  relation: (typeof starsRelations)[number];
  isdn: string;
  isNew: boolean;
  /** Of a new number; null where the service keeps none. */
  hold: ChosenHold | null;
  surcharge: number;
  package: { id: string; nameMn: string; nameEn: string; fee: number };
  /** What was agreed to, and when, as JSON. */
  consent: string;
}

/** What mobile-services is told of it, paid or on the bill. */
export const toStarsOrder = (
  { parentIsdn, child, relation, isdn, isNew, hold, package: { id: packageId } }: StarsItem,
  paid: { code: string; by: 'PAID' | 'BILL'; amount: number; paidAt: string | null },
): z.input<typeof orderStarsBody> => ({
  ...paid,
  parentIsdn,
  child,
  relation,
  isdn,
  isNew,
  reference: hold?.reference ?? null,
  packageId,
});

export const nobodysChild = { registerNumber: '-', lastName: '-', firstName: '-' };
