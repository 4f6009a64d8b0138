import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { type Code, listDigital } from '#order/digital-goods.ts';
import type { Order } from '#order/model.ts';
import { storeCodes } from '#order/store-codes.ts';
import { findOrderById } from '#order/store.ts';
import { toast } from '#request/toast.ts';

const invalid: MessageKey = 'error.generic';
const noCodes: MessageKey = 'desk.fault.codes';
/** Longer than any voucher. */
const maxCode = 200;
/** An order has at most 99 of a thing. */
export const maxCodes = 20_000;

/** One on a line, as they are pasted. */
const codes = v.pipe(
  v.string(noCodes),
  v.maxLength(maxCodes, noCodes),
  v.transform((typed) =>
    typed
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
  v.minLength(1, noCodes),
  v.everyItem((one) => one.length <= maxCode, 'desk.fault.longCode'),
  v.check((all) => new Set(all).size === all.length, 'desk.fault.sameCode'),
);

/** Hands the typed codes out to the goods in their order; null where there are not exactly as many. */
function handOut(order: Pick<Order, 'lines'>, typed: readonly string[]): Code[] | null {
  const wanted = listDigital(order).flatMap(({ productId, quantity }) =>
    Array.from({ length: quantity }, () => productId),
  );
  if (wanted.length !== typed.length) return null;
  return typed.map((code, index) => ({ productId: wanted[index] ?? '', code }));
}

/** Staff type the codes of digital goods that commerce does not give by call; they are sealed and told of as any others. */
export const codesForm = form(
  {
    name: 'codes-desk',
    input: v.strictObject(
      {
        order: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)),
        codes,
        who: requiredText(80, 'staff.fault.who'),
        reason: requiredText(300, 'staff.fault.reason'),
      },
      invalid,
    ),
    keep: ['order', 'codes', 'who', 'reason'],
  },
  async ({ order: id, codes: typed, who, reason }) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    const order = await findOrderById(id);
    if (!order) return refuse('desk.fault.noCodesWait');
    const given = handOut(order, typed);
    if (!given) return refuse('desk.fault.codeCount', 'codes');
    const act = await signAct({ who, reason });
    return (await storeCodes(order, given, { now: Date.now(), act }))
      ? goTo('/staff/codes', { toast: toast('success', 'desk.codesSent') })
      : refuse('desk.fault.noCodesWait');
  },
);
