import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { toast } from '#request/toast.ts';
import { tradeInTopic } from './topic.ts';
import { findByTypedCode, redeemEstimate } from './desk-store.ts';

const wrongCode: MessageKey = 'tradeIn.desk.fault.code';
const wrongPrice: MessageKey = 'tradeIn.desk.fault.price';

/** Staff take a handset, for the price that they set: once for a code, with a name and a reason, which are logged. */
export const redeemForm = form(
  {
    name: 'trade-in-redeem',
    input: v.strictObject(
      {
        code: v.pipe(v.string(wrongCode), v.maxLength(20, wrongCode)),
        price: v.pipe(
          v.string(wrongPrice),
          v.transform((typed) => typed.replaceAll(/[\s,₮]/g, '')),
          v.regex(/^\d{1,8}$/, wrongPrice),
          v.transform(Number),
        ),
        who: requiredText(80, 'staff.fault.who'),
        reason: requiredText(300, 'staff.fault.reason'),
      },
      'error.generic',
    ),
    keep: ['code', 'price', 'who', 'reason'],
  },
  async ({ code, price, who, reason }) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    const found = await findByTypedCode(code);
    if (!found) return refuse('tradeIn.desk.fault.unknown', 'code');
    const { basePrice } = found.model;
    // A slip of the finger is the dearest mistake at a desk.
    if (price > basePrice) return refuse('tradeIn.desk.fault.tooMuch', 'price');
    const act = await signAct({ who, reason });
    return (await redeemEstimate(found, { finalPrice: price, topic: tradeInTopic, ...act }))
      ? goTo('/staff/trade-in', { toast: toast('success', 'tradeIn.desk.redeemed') })
      : refuse('tradeIn.desk.fault.over');
  },
);
