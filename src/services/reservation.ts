import type * as z from 'zod/mini';
import * as reservation from '#contracts/commerce/reservation.ts';
import { settings } from '#env.ts';
import { callForEffect } from './upstream/call-for-effect.ts';
import { callForOne } from './upstream/call-upstream.ts';

const keyed = (idempotencyKey: string) =>
  settings().COMMERCE_IDEMPOTENCY === 'header' ? { idempotencyKey } : {};

/** Keeps the goods of an order. It is not repeated: after an unclear answer `readReservation` says what it has done. */
export const reserveGoods = (
  idempotencyKey: string,
  body: z.input<typeof reservation.reserveRequest>,
) => callForOne(reservation.reserveContract, { body, ...keyed(idempotencyKey), repeat: false });

export const readReservation = (order: string) =>
  callForOne(reservation.readReservationContract, { query: { order } });

/** Gives back what is kept for an order. */
export const releaseGoods = (idempotencyKey: string, order: string) =>
  callForEffect(reservation.releaseContract, { body: { order }, ...keyed(idempotencyKey) });
