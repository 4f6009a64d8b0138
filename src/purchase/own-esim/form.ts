import { brand } from '#domain/brand.ts';
import { form } from '#forms/form.ts';
import { goTo, type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { takeTanStep } from '#identity/tan-step/tan-step.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { readResultToken, toResultHref } from '../model.ts';
import { findPurchase } from '../store.ts';
import {
  findAskedCode,
  findClosedUntil,
  isOwned,
  type OwnedPurchase,
  toConfirmHref,
  toConfirmPath,
} from './own-esim.ts';

/** The order of the page's address, if it is one that this page confirms. */
export async function findAsked(): Promise<OwnedPurchase | null> {
  const { query, pathname } = requestContext().page;
  const token = readResultToken(query);
  const purchase = token ? await findPurchase(token) : null;
  return purchase && isOwned(purchase) && toConfirmPath(purchase) === pathname ? purchase : null;
}

/** Why no code opens an order on this day. */
export const toClosedValues = (until: number) => ({
  time: formatDateTime(until, texts().locale),
  phone: brand.callCentre,
});

/** The forms by which somebody comes back to an order on another device: a code to its contact. */
export const confirmForm = form(
  { name: 'own-esim.confirm', input: tanStepInput, failure: 'identity.later' },
  async (given): Promise<GoTo | Refusal> => {
    const purchase = await findAsked();
    const asked = purchase && findAskedCode(purchase);
    if (!asked) return refuse('pay.result.gone');
    const until = await findClosedUntil(purchase);
    if (until) return refuse('esim.own.closed', undefined, toClosedValues(until));
    const answer = await takeTanStep(given, { ...asked, stay: toConfirmHref(purchase) });
    return 'accepted' in answer ? goTo(toResultHref(purchase.token)) : answer;
  },
);
