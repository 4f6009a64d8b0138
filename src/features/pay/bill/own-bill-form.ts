import { formatMnt } from '#domain/money.ts';
import { findAmountFault } from '#domain/payable-amount.ts';
import { form } from '#forms/form.ts';
import { refuse } from '#forms/outcome.ts';
import { findCustomer } from '#identity/session.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { findBill } from '#services/purchases.ts';
import { toAmountRefusal } from '../amount-refusal.ts';
import { ownBillForm } from '../form.ts';
import { toShownBill } from '../look-up.ts';
import { refuseProvider } from '#payment/providers.ts';
import { place } from '#purchase/submit.ts';

/** All that is due of one's own bill, with one press: whose it is, only the session says. */
export const toOwnBillForm = (ports: PlacePorts) =>
  form(
    { name: 'pay.own-bill', input: ownBillForm, once: true },
    async ({ provider, total }, { request }, operation) => {
      const customer = await findCustomer();
      if (!customer) return refuse('pay.fault.signedOut');
      const refused = refuseProvider(provider);
      if (refused) return refused;
      const { isdn, visitorId } = customer;
      const account = { by: 'number', value: isdn } as const;
      const found = await findBill(account);
      if (found.state === 'none') return refuse('pay.fault.noBill');
      if (found.state !== 'found') return { ...refuse('pay.fault.lookUp'), status: 503 };
      const { name, month, due } = toShownBill(found.bill);
      if (due !== total) {
        const values = { before: formatMnt(total), now: formatMnt(due) };
        return refuse('pay.fault.changed', undefined, values);
      }
      const fault = findAmountFault(due);
      if (fault) return toAmountRefusal(fault, 'amount');
      const given = {
        draft: null,
        visitorId,
        isdn,
        item: { kind: 'bill', account, name, month, due } as const,
        amount: due,
        buyer: { kind: 'INDIVIDUAL' as const, email: '' },
        phone: isdn,
        provider,
        language: request.locale,
      };
      return place(given, { ...operation, owner: visitorId }, ports);
    },
  );
