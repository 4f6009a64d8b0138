import { brand } from '#domain/brand.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { toAsker } from '#fraud/asker.ts';
import { lookUpByCode } from '#fraud/look-up.ts';
import { ensureVisitorId, findCustomer } from '#identity/session.ts';
import { findOrderByPhone } from '#order/find-by-phone.ts';
import { listUnpaidOrders } from '#order/list-store.ts';
import { toOrderHref } from '#order/model.ts';
import { toResultHref } from '#purchase/model.ts';
import { toPerson } from '#purchase/place-store.ts';
import { findPreorderPurchase } from '#purchase/store.ts';
import { findSchema } from './form.ts';
import { findOwner } from './owner.ts';

/** The signed address of an order or a pre-order: the codes of both look alike. */
async function findHref({ code, phone }: { code: string; phone: string }): Promise<string | null> {
  const [order, preorder] = await Promise.all([
    findOrderByPhone({ code, phone }),
    findPreorderPurchase(code, await toPerson(phone)),
  ]);
  if (order) return toOrderHref(order.code, order.token);
  return preorder && toResultHref(preorder.token);
}

/** An order of one's own that waits for its payment is seen on the same page, so it is found too; nobody else's is. */
async function findUnpaidHref(code: string): Promise<string | null> {
  const owner = await findOwner();
  const unpaid = owner ? await listUnpaidOrders(owner, Date.now()) : [];
  return unpaid.find((order) => order.code === code)?.payHref ?? null;
}

/** Finds what a guest has ordered, and leads them to its signed address. */
export const findForm = form(
  { name: 'order-find', input: findSchema, keep: ['code', 'phone'] },
  async (asked, { request }) => {
    const unpaid = await findUnpaidHref(asked.code);
    if (unpaid) return goTo(unpaid);
    const [visitorId, customer] = await Promise.all([ensureVisitorId(), findCustomer()]);
    const asker = toAsker(request, { visitorId, isdn: customer?.isdn ?? null });
    const looked = await lookUpByCode(asker, () => findHref(asked));
    if (looked.state === 'found') return goTo(looked.found);
    if (looked.state === 'none') return refuse('order.fault.none', 'code');
    return { ...refuse('order.fault.tooMany', 'code', { phone: brand.callCentre }), status: 429 };
  },
);
