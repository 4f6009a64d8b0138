import { vi } from 'vitest';
import type { LeasingGroup } from '#contracts/content/offers.ts';
import { product, type Product } from '#contracts/commerce/products.ts';
import type { Lease } from '#domain/leasing.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { decideAssessment } from '#leasing/decide.ts';
import { findAssessmentById } from '#leasing/store.ts';
import type { Assessment } from '#leasing/model.ts';
import { hashText } from '#lib/hash.ts';
import { runInContext } from '#request/context.ts';
import * as content from '#services/content.ts';
import * as products from '#services/products.ts';
import { addAssessment } from './add-assessment.ts';
import { addSession } from './add-visitor.ts';
import { visit } from './visit.ts';

export const leasedProduct = (id: string, price: number): Product =>
  product.parse({
    id,
    slug: id,
    nameMn: 'Утас',
    nameEn: 'Phone',
    type: 'PHYSICAL',
    price,
    leasable: true,
  });

/** A group without an end that is of all products. */
export const newGroup = (given: Partial<LeasingGroup> = {}): LeasingGroup => ({
  id: 'l-1',
  nameMn: '',
  nameEn: '',
  productIds: [],
  prepayOptions: [0, 15, 40],
  terms: [3, 9],
  minAge: 18,
  startsAt: null,
  endsAt: null,
  ...given,
});

/** Services that know what is given: a product by its id, and the group of each. */
export function openOffers(given: { products: Map<string, Product>; group: LeasingGroup }) {
  const found = (value: unknown) => ({ state: 'ready', value }) as never;
  vi.spyOn(products, 'readProduct').mockImplementation(async (id) => found(given.products.get(id)));
  vi.spyOn(content, 'readLeasingGroup').mockImplementation(async () => found(given.group));
}

/** Somebody who is not signed in; what is asked in `within` is asked by them. */
export async function openOwner() {
  const sid = newToken();
  const visitorId = await hashText(sid);
  await addSession(visitorId);
  const cookies = new Map([['sid', sid]]);
  const within = <T>(ask: () => Promise<T>) =>
    runInContext(visit({ cookies, secure: false, posted: true }), ask);
  return { visitorId, within };
}

/** A yes, for so much a month, to a wish. */
export async function addOffer(
  visitorId: string,
  { id, lease, monthly }: { id: string; lease: Lease; monthly: number },
  now = Date.now(),
): Promise<Assessment> {
  const named = { productId: id, product: id, nameMn: 'Утас', nameEn: 'Phone' };
  const wish = { product: named, lease };
  const made = await addAssessment({ visitorId, state: 'PENDING', wish });
  await decideAssessment(made.id, { state: 'COMPLETE', monthly }, { from: 'PENDING' }, now);
  const found = await findAssessmentById(made.id);
  if (!found) throw new Error('there is no such assessment');
  return found;
}
