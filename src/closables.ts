import { type Closable, nobody } from '#features/privacy/model.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import type { PersonalPart as OrderPart } from '#order/model.ts';
import { kindOf } from '#purchase/kinds.ts';
import type { PersonalPart as PurchasePart } from '#purchase/model.ts';
import { pauseMs } from '#purchase/sim-recovery/model.ts';

/** SQL: of a payment, something is still to come, to go back, or to be registered. */
const hasOpenPayment = (kind: string, id: string) => `EXISTS (SELECT 1 FROM payment p
  WHERE p.subject_kind = '${kind}' AND p.subject_id = ${id} AND (p.state IN ('CREATED', 'PENDING')
    OR p.close_at IS NOT NULL
    OR EXISTS (SELECT 1 FROM refund WHERE payment_id = p.id AND state <> 'DONE')
    OR EXISTS (SELECT 1 FROM receipt WHERE payment_id = p.id
      AND (state IN ('PENDING', 'ERROR') OR return_state IN ('DUE', 'MANUAL')))))`;

/** SQL: somebody is still to be told of it. */
const isUntold = (id: string) => `EXISTS (SELECT 1 FROM outbox
  WHERE (state = 'due' OR stuck_at IS NOT NULL) AND instr(key, ${id}) > 0)`;

/** What stays for the accounts: what was sold, when and for how much; of a company also who it was sold to. */
export const closables: readonly Closable[] = [
  {
    table: 'shop_order',
    isOpen: `(status IN ('AWAITING_PAYMENT', 'PLACED', 'SHIPPED') OR codes_by_hand_at IS NOT NULL
      OR (status = 'LAPSED' AND reservation IN ('asked', 'held', 'unclear'))
      OR EXISTS (SELECT 1 FROM digital_code WHERE order_id = shop_order.id AND shown = 0)
      OR EXISTS (SELECT 1 FROM return_case WHERE order_id = shop_order.id
        AND state IN ('REQUESTED', 'ACCEPTED', 'RECEIVED'))
      OR ${hasOpenPayment('order', 'shop_order.id')} OR ${isUntold('shop_order.id')})`,
    isNothing: `status = 'LAPSED'`,
    kept: {
      kind: 'order',
      unname: `visitor_id = '${nobody}', isdn = NULL, phone_hash = '${nobody}', draft_id = '${nobody}',
      cart_id = NULL, referral_code = ''`,
      // The address of the order opens nothing any more, and no other does.
      keep: (part: OrderPart): OrderPart => ({
        ...part,
        token: newToken(),
        phone: '',
        email: '',
        firstName: '',
        lastName: '',
        registerNumber: '',
        address: null,
        buyer: { ...part.buyer, email: '' },
      }),
      gone: [
        ['digital_code', 'order_id'],
        // What was given back stands in the refund, and in the receipt.
        ['return_case', 'order_id'],
      ],
    },
  },
  {
    table: 'purchase',
    isOpen: `(status = 'PAID'
      OR EXISTS (SELECT 1 FROM wifi_code WHERE purchase_id = purchase.id AND shown = 0)
      OR EXISTS (SELECT 1 FROM sim_order WHERE id = purchase.id AND status <> 'COMPLETED')
      OR EXISTS (SELECT 1 FROM preorder_place WHERE purchase_id = purchase.id AND state IN ('CONFIRMED', 'READY'))
      OR ${hasOpenPayment('purchase', 'purchase.id')} OR ${isUntold('purchase.id')})`,
    isNothing: `status = 'AWAITING_PAYMENT'`,
    kept: {
      kind: 'purchase',
      unname: `visitor_id = '${nobody}', isdn = NULL, draft_id = '', token_hash = '${nobody} ' || id`,
      keep: (part: PurchasePart): PurchasePart => ({
        ...part,
        token: newToken(),
        phone: '',
        item: kindOf(part.item).mask(part.item),
        buyer: { ...part.buyer, email: '' },
      }),
      gone: [
        ['wifi_code', 'purchase_id'],
        ['sim_order', 'id'],
      ],
    },
  },
  {
    table: 'sim_recovery',
    // Nor within the day in which there may be no other one.
    isOpen: `(state NOT IN ('ACTIVE', 'FAILED') OR ended_at > unixepoch() * 1000 - ${pauseMs}
      OR ${isUntold('sim_recovery.id')})`,
    isNothing: 'true',
  },
  {
    table: 'home_request',
    // Somebody is coming. Who only wants to be called or told is not called any more.
    isOpen: `((kind = 'INSTALL' AND status IN ('REQUESTED', 'SCHEDULED'))
      OR ${isUntold('home_request.id')})`,
    isNothing: 'true',
  },
  {
    table: 'package_shift',
    // Its row is the claim of the month: were it gone before that is over, there could be a second change.
    isOpen: `(state = 'SENDING' OR (state = 'DONE' AND month >= strftime('%Y-%m', 'now', '+8 hours'))
      OR ${isUntold('package_shift.id')})`,
    isNothing: 'true',
  },
  {
    table: 'stars_order',
    isOpen: `(status = 'REQUESTED' OR ${isUntold('stars_order.id')})`,
    isNothing: 'true',
  },
];
