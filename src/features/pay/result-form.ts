import * as v from 'valibot';
import { toEffortForm } from '#flow/effort/effort-form.ts';
import { type Form, form } from '#forms/form.ts';
import { type GoTo, goTo, refuse } from '#forms/outcome.ts';
import { refuseCodes } from '#identity/sim-change/sim-change.ts';
import { wifiCodes } from '#purchase/codes-store.ts';
import { type PurchaseKind, toResultHref } from '#purchase/model.ts';
import { requestContext } from '#request/context.ts';
import { findShownPurchase } from './find-shown.ts';

const invalid = 'error.generic';

/** Shows the codes of Wi-Fi cards for a while, which is noted. */
const show = form(
  { name: 'pay.codes', input: v.strictObject({ intent: v.literal('show', invalid) }, invalid) },
  async () => {
    const purchase = await findShownPurchase();
    if (!purchase) return refuse('pay.result.gone');
    const guarded = await refuseCodes(purchase);
    if (guarded) return guarded;
    return (await wifiCodes.noteShowing(purchase.id, Date.now())) > 0
      ? goTo(`${toResultHref(purchase.token)}#codes`)
      : refuse('order.codes.coming');
  },
);

async function findFinished(kind: PurchaseKind) {
  const purchase = await findShownPurchase();
  const isDone = purchase?.kind === kind && purchase.paidAt !== null;
  return isDone ? { visitorId: purchase.visitorId, at: purchase.paidAt ?? 0 } : null;
}
const efforts = {
  bill: toEffortForm('bill', () => findFinished('bill')),
  units: toEffortForm('units', () => findFinished('units')),
  data: toEffortForm('data', () => findFinished('data')),
  wifi: toEffortForm('wifi', () => findFinished('wifi')),
  preorder: toEffortForm('preorder', () => findFinished('preorder')),
  newNumber: toEffortForm('newNumber', () => findFinished('newNumber')),
  touristSim: toEffortForm('touristSim', () => findFinished('touristSim')),
  stars: toEffortForm('stars', () => findFinished('stars')),
  simRecovery: toEffortForm('simRecovery', () => findFinished('simRecovery')),
  // Its own page asks.
  leasingFee: toEffortForm('leasing', async () => null),
} as const;

/** The forms of a purchase's page: its codes, and how easy it was. */
export const resultForm: Form<GoTo> = {
  name: 'pay.result',
  keepTyped: (sent) => (sent.has('intent') ? show : efforts.bill).keepTyped(sent),
  async answer(sent) {
    if (sent instanceof FormData && sent.has('intent')) return show.answer(sent);
    const kind = requestContext().isTooMany ? undefined : (await findShownPurchase())?.kind;
    return efforts[kind ?? 'bill'].answer(sent);
  },
};
