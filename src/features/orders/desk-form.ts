import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { deskSize } from '#order/desk-store.ts';
import { moveOrder } from '#order/move-order.ts';
import { findOrderById } from '#order/store.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { toast } from '#request/toast.ts';

const invalid: MessageKey = 'error.generic';
const noOrder: MessageKey = 'desk.fault.none';

const id = v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid));
const ids = v.union(
  [
    v.pipe(
      id,
      v.transform((one) => [one]),
    ),
    v.pipe(v.array(id, noOrder), v.maxLength(deskSize, invalid)),
  ],
  noOrder,
);

/** How many are moved at a time: each is a batch of its own. */
const atOnce = 5;

/** Staff move orders on, one or many, each time with a name and a reason, which are logged. */
export const deskForm = form(
  {
    name: 'order-desk',
    input: v.strictObject(
      {
        order: v.optional(ids, []),
        to: v.picklist(['SHIPPED', 'COMPLETED', 'CANCELED'], invalid),
        who: requiredText(80, 'staff.fault.who'),
        reason: requiredText(300, 'staff.fault.reason'),
      },
      invalid,
    ),
    keep: ['order', 'who', 'reason'],
  },
  async ({ order: chosen, to, who, reason }) => {
    // Canceling gives the money back.
    const refused = await refuseRole(to === 'CANCELED' ? 'refund' : 'fulfil');
    if (refused) return refused;
    if (chosen.length === 0) return refuse(noOrder, 'order');
    let moved = 0;
    const act = await signAct({ who, reason });
    for (let from = 0; from < chosen.length; from += atOnce) {
      const some = chosen.slice(from, from + atOnce).map(async (one) => {
        const order = await findOrderById(one);
        return order !== null && (await moveOrder(order, { to, who: 'staff', act }));
      });
      moved += (await Promise.all(some)).filter(Boolean).length;
    }
    if (moved === 0) return refuse('desk.fault.gone', 'order');
    const said = moved === chosen.length ? 'desk.moved' : 'desk.partly';
    const kind = moved === chosen.length ? 'success' : 'warning';
    // The same list, at the same place: what was moved has left it.
    return goTo(toHref(requestContext().page, { order: null }), { toast: toast(kind, said) });
  },
);
