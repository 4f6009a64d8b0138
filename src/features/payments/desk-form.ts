import * as v from 'valibot';
import { requiredText } from '#forms/common-fields.ts';
import { type Form, form } from '#forms/form.ts';
import { type GoTo, goTo, refuse } from '#forms/outcome.ts';
import { isStaff } from '#identity/staff/staff.ts';
import { closeDifference } from '#payment/difference-store.ts';
import { endRefund } from '#payment/send-refunds.ts';
import type { Till } from '#payment/till.ts';
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
      if (!(await isStaff('refund'))) return refuse('staff.fault.ended');
      return (await endRefund(id, { who, reason }, till))
        ? goTo('/staff/refunds', { toast: toast('success', 'payment.desk.confirmed') })
        : refuse('payment.desk.notThere');
    },
  );

/** A difference is closed with what had happened. */
export const toMoneyDeskForm = (till: Till): Form<GoTo> =>
  form(
    {
      name: 'staff-money',
      keep,
      input: v.strictObject(
        { id: v.pipe(v.string(invalid), v.regex(/^[0-9a-f]{64}$/, invalid)), ...act },
        invalid,
      ),
    },
    async ({ id, who, reason }) => {
      if (!(await isStaff('refund'))) return refuse('staff.fault.ended');
      return (await closeDifference(till.db, id, { who, reason }, till.now()))
        ? goTo('/staff/money', { toast: toast('success', 'payment.desk.closed') })
        : refuse('payment.desk.notThere');
    },
  );
