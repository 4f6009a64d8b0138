import * as v from 'valibot';
import type { Product } from '#contracts/commerce/products.ts';
import { contactAddress } from '#forms/common-fields.ts';
import { form } from '#forms/form.ts';
import { atField, goTo, type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { toAsker, toCountedBy } from '#fraud/asker.ts';
import { beginCount } from '#fraud/count-store.ts';
import { findCustomer, renewSession } from '#identity/session.ts';
import { tanStepInput } from '#identity/tan-step/form.ts';
import { takeTanStep } from '#identity/tan-step/tan-step.ts';
import type { Subject } from '#identity/tan/tan.ts';
import { settleRead } from '#lib/outcome.ts';
import { requestContext } from '#request/context.ts';
import { toast } from '#request/toast.ts';
import { readProduct } from '#services/products.ts';
import { findLooker, purpose, readAsked, toPerson } from './asked.ts';
import { isSoldOut, type Watched } from './model.ts';
import { endOwnWatches, putWatch } from './store.ts';

const invalid = 'error.generic';

const input = v.variant(
  'step',
  [
    ...tanStepInput.options,
    /** Where the message goes, which gets a code first. */
    v.strictObject(
      { step: v.literal('contact'), contact: contactAddress('stockWatch.fault.contact') },
      invalid,
    ),
    /** To the number that is signed in, which needs no code. */
    v.strictObject({ step: v.literal('own') }, invalid),
    v.strictObject({ step: v.literal('stop') }, invalid),
  ],
  invalid,
);

async function findSoldOut({ productId, variantId }: Watched): Promise<Product | Refusal> {
  const read = await settleRead(await readProduct(productId));
  if (!read.ok) return refuse('stockWatch.fault.failed');
  return isSoldOut(read.value, variantId) ? read.value : refuse('stockWatch.fault.back');
}

/** Begins to wait, with a number or an address that is proved to be the visitor's own. */
async function begin(subject: Subject): Promise<GoTo | Refusal> {
  const request = requestContext();
  const { stay, ...watched } = readAsked();
  const looker = await findLooker();
  if (!looker) return refuse('identity.ended');
  const counted = await beginCount(toCountedBy('stockWatch', toAsker(request, looker)));
  if (counted === null) return refuse('stockWatch.fault.tooMany');
  const { visitorId, isdn } = looker;
  const waiter = { visitorId, isdn, language: request.locale };
  const person = await toPerson(subject);
  if (!(await putWatch(watched, { ...subject, person }, waiter)))
    return refuse('stockWatch.fault.tooMany');
  return goTo(stay, { toast: toast('success', 'stockWatch.said.begun') });
}

async function stop(): Promise<GoTo> {
  const { stay, ...watched } = readAsked();
  const looker = await findLooker();
  if (looker) await endOwnWatches(watched, looker);
  return goTo(stay, { toast: toast('success', 'stockWatch.said.ended') });
}

/** The forms of the page on which somebody asks to be told once when something is back. */
export const watchForm = form(
  { name: 'stock-watch', input, keep: ['contact'], failure: 'stockWatch.fault.failed' },
  async (given): Promise<GoTo | Refusal> => {
    if (given.step === 'stop') return stop();
    const asked = readAsked();
    const found = await findSoldOut(asked);
    if ('ok' in found) return found;
    const customer = await findCustomer();
    if (given.step === 'own') {
      return customer
        ? begin({ channel: 'sms', address: customer.isdn })
        : refuse('identity.ended');
    }
    const { stay } = asked;
    if (given.step !== 'contact') {
      const answer = await takeTanStep(given, { purpose, stay });
      if (!('accepted' in answer)) return answer;
      await renewSession();
      return begin(answer.accepted);
    }
    const subject = given.contact;
    if (subject.channel === 'sms' && subject.address === customer?.isdn) return begin(subject);
    // The field has no place for a challenge, so a network that needs one has its fair share without.
    const answer = await takeTanStep({ step: 'again', plain: '1' }, { purpose, stay, subject });
    return 'accepted' in answer ? goTo(stay) : atField(answer, 'contact');
  },
);
