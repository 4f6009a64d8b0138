import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { type Form, form } from '#forms/form.ts';
import { type GoTo, goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { assignToPayment } from '#payment/assign-money.ts';
import { closeDifference } from '#payment/difference-store.ts';
import { endRefund } from '#payment/send-refunds.ts';
import type { Till } from '#payment/till.ts';
import { explainMoney, giveMoneyBack, type MoneyKey } from '#payment/unmatched-store.ts';
import { toast } from '#request/toast.ts';

const invalid = 'error.generic';
const act = {
  who: requiredText(80, 'staff.fault.who'),
  reason: requiredText(300, 'staff.fault.reason'),
};
const keep = ['id', 'who', 'reason'];

/** Somebody who may give money back says that it was returned by hand, how, and why. */
export const toRefundDeskForm = (till: Till): Form<GoTo> =>
  form(
    {
      name: 'staff-refunds',
      keep,
      input: v.strictObject(
        { id: v.pipe(v.string(invalid), v.regex(/^[0-9a-f-]{36}$/, invalid)), ...act },
        invalid,
      ),
    },
    async ({ id, who, reason }) => {
      const refused = await refuseRole('refund');
      if (refused) return refused;
      return (await endRefund(id, await signAct({ who, reason }), till))
        ? goTo('/staff/refunds', { toast: toast('success', 'payment.desk.confirmed') })
        : refuse('payment.desk.notThere');
    },
  );

const codeField = v.pipe(
  v.optional(v.string(invalid), ''),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(/^[A-Z0-9]{0,45}$/, 'payment.desk.noSuchPayment'),
);
const moneyKey = v.pipe(
  v.string(invalid),
  v.regex(/^(?:qpay|golomt):[\w-]{1,64}$/, invalid),
  v.transform((text): MoneyKey => {
    const [provider, providerPaymentId = ''] = text.split(':');
    return { provider: provider === 'golomt' ? 'golomt' : 'qpay', providerPaymentId };
  }),
);
const ofMoney = <Intent extends string>(intent: Intent) =>
  v.strictObject({ intent: v.literal(intent), money: moneyKey, code: codeField, ...act }, invalid);

const moneySchema = v.variant(
  'intent',
  [
    v.strictObject(
      {
        intent: v.literal('close'),
        id: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)),
        ...act,
      },
      invalid,
    ),
    ofMoney('assign'),
    ofMoney('giveBack'),
    ofMoney('explain'),
  ],
  invalid,
);

const done = (said: MessageKey): GoTo => goTo('/staff/money', { toast: toast('success', said) });
const gone = () => refuse('payment.desk.notThere');

/** A difference is closed with what had happened; money that belongs to nothing is assigned, given back, or explained. */
export const toMoneyDeskForm = (till: Till): Form<GoTo> =>
  form(
    { name: 'staff-money', keep: [...keep, 'money', 'code'], input: moneySchema },
    async (input) => {
      const refused = await refuseRole('refund');
      if (refused) return refused;
      const dealt = { act: await signAct(input), now: till.now() };
      switch (input.intent) {
        case 'close':
          return (await closeDifference(till.db, input.id, dealt.act, dealt.now))
            ? done('payment.desk.closed')
            : gone();
        case 'giveBack':
          return (await giveMoneyBack(till.db, input.money, dealt))
            ? done('payment.desk.givenBack')
            : gone();
        case 'explain':
          return (await explainMoney(till.db, input.money, dealt))
            ? done('payment.desk.explained')
            : gone();
        case 'assign': {
          if (input.code === '') return refuse('payment.desk.noCode', 'code');
          const assigned = await assignToPayment(input.money, input.code, dealt.act, till);
          if (assigned === 'unknown') return refuse('payment.desk.noSuchPayment', 'code');
          if (assigned === 'open') return refuse('payment.desk.stillOpen', 'code');
          return assigned === 'gone' ? gone() : done('payment.desk.assigned');
        }
      }
    },
  );
