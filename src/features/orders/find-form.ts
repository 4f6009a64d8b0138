import { brand } from '#domain/brand.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { toAsker } from '#fraud/asker.ts';
import { ensureVisitorId, findCustomer } from '#identity/session.ts';
import { findOrderByPhone } from '#order/find-by-phone.ts';
import { toOrderHref } from '#order/model.ts';
import { findSchema } from './form.ts';

/** Finds the order of a guest, who is led to its signed address. */
export const findForm = form(
  { name: 'order-find', input: findSchema, keep: ['code', 'phone'] },
  async (asked, { request }) => {
    const [visitorId, customer] = await Promise.all([ensureVisitorId(), findCustomer()]);
    const asker = toAsker(request, { visitorId, isdn: customer?.isdn ?? null });
    const found = await findOrderByPhone(asked, asker);
    if (found.state === 'found') return goTo(toOrderHref(found.order.code, found.order.token));
    if (found.state === 'none') return refuse('order.fault.none', 'code');
    return { ...refuse('order.fault.tooMany', 'code', { phone: brand.callCentre }), status: 429 };
  },
);
