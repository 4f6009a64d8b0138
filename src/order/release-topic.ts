import * as v from 'valibot';
import { topic } from '#forms/outbox.ts';
import { releaseGoods } from '#services/reservation.ts';
import { isGivenBack, noteGivenBack } from './reservation-store.ts';

/** Names the message by which an order's goods are given back, once. */
export const toReleaseKey = (id: string) => `order release ${id}`;

/** Gives back what commerce keeps for an order that is not paid any more. A service that keeps nothing has nothing to give. */
export const releaseTopic = topic(
  'order-release',
  v.strictObject({ id: v.string() }),
  async ({ id }, key) => {
    if (await isGivenBack(id)) return { ok: true, value: null };
    const released = await releaseGoods(key, id);
    if (released.ok || released.error.kind === 'not-found') {
      await noteGivenBack(id, Date.now());
      return { ok: true, value: null };
    }
    return released;
  },
);
