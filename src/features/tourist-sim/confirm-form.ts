import { form } from '#forms/form.ts';
import { goTo, type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { takeTanStep } from '#identity/tan-step/tan-step.ts';
import { readResultToken, toResultHref } from '#purchase/model.ts';
import { findPurchase } from '#purchase/store.ts';
import { requestContext } from '#request/context.ts';
import { isTouristPurchase, toOwnEmail } from './own-esim.ts';

/** The page on which the address of an order is confirmed. */
export const toConfirmHref = (token: string) => `/tourist-sim/result?id=${token}` as const;

/** The order of the page's address, if it is one of a visitor's SIM. */
export async function findAsked() {
  const token = readResultToken(requestContext().page.query);
  const purchase = token ? await findPurchase(token) : null;
  return purchase && isTouristPurchase(purchase) ? purchase : null;
}

/** The forms by which a guest comes back to an order on another device: a code to its address. */
export const confirmForm = form(
  { name: 'tourist-sim.confirm', input: tanStepInput, failure: 'identity.later' },
  async (given): Promise<GoTo | Refusal> => {
    const purchase = await findAsked();
    if (!purchase || purchase.item.email === '') return refuse('pay.result.gone');
    const stay = toConfirmHref(purchase.token);
    const answer = await takeTanStep(given, { ...toOwnEmail(purchase), stay });
    return 'accepted' in answer ? goTo(toResultHref(purchase.token)) : answer;
  },
);
