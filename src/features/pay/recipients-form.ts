import * as v from 'valibot';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { findCustomer } from '#identity/session.ts';
import { removeRecipient } from '#purchase/recipients.ts';
import { toast } from '#request/toast.ts';

const invalid = 'error.generic';

const input = v.strictObject(
  {
    recipient: v.pipe(v.string(invalid), v.regex(/^[0-9a-f-]{36}$/, invalid)),
    page: v.picklist(['/pay/bill', '/pay/units', '/pay/data', '/account/payments'], invalid),
  },
  invalid,
);

/** Forgets a number that one has paid for; one that is gone already is as good. */
export const recipientsForm = form(
  { name: 'pay.recipients', input },
  async ({ recipient, page }) => {
    const customer = await findCustomer();
    if (!customer) return refuse('pay.fault.signedOut');
    await removeRecipient(recipient, customer.isdn);
    return goTo(page, { toast: toast('success', 'pay.saved.removed') });
  },
);
