import { brand } from '#domain/brand.ts';
import { form } from '#forms/form.ts';
import { goTo, type Refusal, refuse } from '#forms/outcome.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { refuseCodes } from '#identity/sim-change/sim-change.ts';
import { noteShowing } from '#order/codes-store.ts';
import type { Order } from '#order/model.ts';
import { moveOrder } from '#order/move-order.ts';
import { moveReturn } from '#order/returns/move-return.ts';
import { findReturnById } from '#order/returns/store.ts';
import { toast } from '#request/toast.ts';
import { findShownOrder, isCodeless, toOwnHref } from '#order/find-shown.ts';
import { orderSchema } from './form.ts';
import { type ReadNow, readAgainLines } from './views/buy-again.tsx';

/** What this form needs of the cart. */
export interface OrderFormPorts {
  readNow: ReadNow;
  /** Adds to the cart of whoever asks, once for an operation; null, or why not. */
  addToCart: (
    lines: { productId: string; product: string; quantity: number }[],
    operationId: string,
  ) => Promise<Refusal | null>;
}

async function addAgain(order: Order, operationId: string, ports: OrderFormPorts) {
  const lines = await readAgainLines(order, ports.readNow);
  const had = lines.filter(({ now }) => 'price' in now);
  if (had.length === 0) return refuse('order.again.nothing');
  const asked = had.map(({ productId, product, quantity }) => ({ productId, product, quantity }));
  const refusal = await ports.addToCart(asked, operationId || newOperationId());
  if (refusal) return refusal;
  const isWhole = had.length === lines.length;
  const said = isWhole ? 'order.again.added' : 'order.again.partly';
  return goTo('/cart', { toast: toast(isWhole ? 'success' : 'warning', said) });
}

async function withdraw(order: Order, id: string) {
  const found = await findReturnById(id);
  if (!found || found.orderId !== order.id) return refuse('order.gone');
  const isMoved = await moveReturn(found, { to: 'WITHDRAWN', who: 'customer' });
  const now = isMoved ? null : await findReturnById(id);
  // Pressed twice, or its answer was lost: what was asked for is so.
  if (!now || now.state === 'WITHDRAWN') {
    return goTo(`${toOwnHref()}#returns`, { toast: toast('success', 'return.withdraw.done') });
  }
  return now.state === 'RECEIVED'
    ? refuse('return.fault.received', undefined, { callCentre: brand.callCentre })
    : refuse('return.fault.ended');
}

async function showCodes(order: Order) {
  const guarded = await refuseCodes(order);
  if (guarded) return guarded;
  if (await isCodeless(order)) return refuse('order.codes.signIn');
  return (await noteShowing(order.id, Date.now())) > 0
    ? goTo(`${toOwnHref()}#codes`)
    : refuse('order.codes.coming');
}

/** The forms on the page of an order, for whoever may see it. */
export const toOrderForm = (ports: OrderFormPorts) =>
  form({ name: 'order', input: orderSchema }, async ({ intent, id, op }) => {
    const order = await findShownOrder();
    if (!order) return refuse('order.gone');
    switch (intent) {
      case 'cancel':
        return (await moveOrder(order, { to: 'CANCELED', who: 'customer' }))
          ? goTo(toOwnHref(), { toast: toast('success', 'order.cancel.done') })
          : refuse('order.fault.cancel');
      case 'show':
        return showCodes(order);
      case 'again':
        return addAgain(order, op, ports);
      case 'withdraw':
        return withdraw(order, id);
    }
  });
