import type { Preorder } from '#contracts/content/offers.ts';
import { takeAgreement } from '#flow/consent/consent.ts';
import { form } from '#forms/form.ts';
import { type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { keptOfPay } from '#forms/pay-fields.ts';
import { refuseClosed } from '#forms/refuse-closed.ts';
import { refusePrice } from '#forms/refuse-price.ts';
import { hashText } from '#lib/hash.ts';
import { type Outcome, settleRead } from '#lib/outcome.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { bindReserve } from '#purchase/place-store.ts';
import { submit } from '#purchase/submit.ts';
import { requestContext } from '#request/context.ts';
import { readPreorder } from '#services/content.ts';
import { readProduct } from '#services/products.ts';
import { findState, type PreorderState } from './find-state.ts';
import { reserveSchema } from './form.ts';
import { findPreorderClosure } from './find-closure.ts';
import { isOrderedHere, toMost } from './model.ts';

/** The pre-order of this page. */
export const readOwn = async (): Promise<Outcome<Preorder>> =>
  settleRead(await readPreorder(requestContext().page.pathname.split('/')[2] ?? ''));

/** The same, with what can be done about it now. */
export async function findNow(): Promise<{ preorder: Preorder; state: PreorderState } | Refusal> {
  const found = await readOwn();
  if (!found.ok) return { ...refuse('preorder.fault.failed'), status: 503 };
  return { preorder: found.value, state: await findState(found.value) };
}

/** Why no place can be taken now; null where one can. Whoever is refused sees on the page what they can do instead. */
function findStop(
  preorder: Preorder,
  { phase, who, place, left, line, turn }: PreorderState,
  now: number,
): Refusal | null {
  if (!who) return refuse('preorder.fault.who');
  if (place) return refuse('preorder.fault.own');
  // Whoever has a place can still pay it or give it up.
  const closure = findPreorderClosure();
  if (closure) return refuseClosed(closure);
  if (!isOrderedHere(preorder)) return refuse('preorder.fault.elsewhere');
  if (phase === 'soon') return refuse('preorder.fault.soon');
  if (phase === 'over') return refuse('preorder.fault.over');
  if (now < turn) return refuse('preorder.fault.turn');
  return left > 0 || line === 'OFFERED' ? null : refuse('preorder.fault.full');
}

/** Takes a place and leads to the payment of its deposit: both are one batch. */
export const toReserve = (ports: PlacePorts) =>
  form(
    {
      name: 'preorder.reserve',
      input: reserveSchema,
      keep: [...keptOfPay, 'purpose', 'terms'],
      once: true,
      failure: 'preorder.fault.failed',
    },
    async (input, { request }, operation): Promise<GoTo | Refusal> => {
      const found = await findNow();
      if ('ok' in found) return found;
      const { preorder, state } = found;
      const { who } = state;
      const { id: preorderId, productId, deposit } = preorder;
      const placeId = await hashText(`preorder ${who?.visitorId} ${operation.id}`);
      // The same form again, whose place is there already, is led to its payment.
      const isAgain = state.place?.id === placeId;
      const stop = isAgain ? null : findStop(preorder, state, Date.now());
      if (stop || !who) return stop ?? refuse('preorder.fault.who');
      const agreed = await takeAgreement(input, Date.now());
      if ('ok' in agreed) return agreed;
      if (input.total !== deposit) return refusePrice(input.total, deposit);
      const product = await settleRead(await readProduct(productId));
      if (!product.ok) return { ...refuse('preorder.fault.failed'), status: 503 };
      const { nameMn, nameEn } = product.value;
      const { phone, isdn, visitorId, person } = who;
      const place = { id: placeId, preorderId, productId, person, most: toMost(preorder) };
      const { at: _at, ...given } = agreed;
      const consent = JSON.stringify(given);
      const placed = await submit(
        input,
        {
          draft: null,
          caller: { request, visitorId, isdn },
          operation: { ...operation, owner: visitorId },
        },
        {
          item: { kind: 'preorder', placeId, preorderId, productId, nameMn, nameEn, consent },
          amount: deposit,
          phone,
        },
        { ...ports, bindReserve: (asked) => bindReserve(place, asked) },
      );
      if (placed.ok || placed.faults[0].message !== 'flow.gone') return placed;
      // Somebody was faster, or another tab of the same person was.
      const now = await findState(preorder);
      return findStop(preorder, now, Date.now()) ?? refuse('preorder.fault.full');
    },
  );
