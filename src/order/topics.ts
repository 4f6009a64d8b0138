import * as v from 'valibot';
import { topic } from '#forms/outbox.ts';

/** What commerce is told of an order. */
const told = ['create', 'paid', 'cancel'] as const;
type Told = (typeof told)[number];

export const toCommerceKey = (what: Told, id: string) => `order ${what} ${id}`;

/** A message holds only the order's id: what is personal is read when it is sent. */
export const commerceTopic = topic(
  'commerce-order',
  v.strictObject({ id: v.string(), what: v.picklist(told) }),
  async () => ({ ok: true, value: null }),
);
