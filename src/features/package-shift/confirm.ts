import type * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { toEffectiveDay, toPlanChange } from '#domain/plan-change.ts';
import { takeAgreement } from '#flow/consent/consent.ts';
import type { Order, OutdatedRefusal } from '#flow/step.ts';
import { type GoTo, goTo, type Refusal, refuse } from '#forms/outcome.ts';
import { refusePrice } from '#forms/refuse-price.ts';
import { formatDate } from '#i18n/format-date.ts';
import type { Locale } from '#i18n/locale.ts';
import { bindSpendClaimed } from '#identity/fresh-code/store.ts';
import { newToken } from '#identity/visitor-cookie.ts';
import { within } from '#lib/sleep.ts';
import { readShiftPlans } from '#services/package-shift.ts';
import { checkShift } from './check.ts';
import type { confirmForm } from './form.ts';
import type { CheckedNumber } from './frozen.ts';
import { isBlocking, type Plan } from './model.ts';
import { refusePassport } from './passport-guard.ts';
import { claimShift, sendNow } from './store.ts';
import { shiftTopic } from './topic.ts';

/** How long the press waits for the outcome; what takes longer is told on the page of the result, and by message. */
const waitMs = 3000;

interface Data {
  by: 'DAN' | 'PASSPORT';
  number: CheckedNumber;
  to: Plan;
  why?: { reason: string; comment: string };
}

const failed = (): Refusal => ({ ...refuse('packageShift.fault.failed'), status: 503 });

type Judged = { state: 'same' } | { state: 'refused'; answer: Refusal | OutdatedRefusal };

/** Everything is judged once more, since hours may have gone by: the reasons, both plans, and where the code went. */
async function judge({ by, number, to }: Data, isdn: string, locale: Locale): Promise<Judged> {
  const [checked, plans] = await Promise.all([checkShift(isdn), readShiftPlans(isdn)]);
  const refused = (answer: Refusal | OutdatedRefusal): Judged => ({ state: 'refused', answer });
  if (checked.state === 'failed' || !plans.ok) return refused(failed());
  if (checked.state === 'lacking') {
    return refused(refuse('packageShift.fault.lacking', undefined, { phone: brand.callCentre }));
  }
  const { current, refusals, email } = checked;
  if (refusals.some(isBlocking)) return refused(refuse('packageShift.fault.blockedNow'));
  const guarded = by === 'PASSPORT' && (await refusePassport(isdn, { locale }));
  if (guarded) return refused(guarded);
  const term = refusals.find(({ reason }) => reason === 'TERM');
  const offered = plans.value?.find(({ id }) => id === to.id);
  const hasMoved = current.id !== number.current.id || current.fee !== number.current.fee;
  if (hasMoved || email !== number.email || !offered) {
    return refused(refuse('packageShift.fault.movedOn'));
  }
  if (term && toPlanChange(current, offered) === 'DOWN') {
    return refused(refuse('packageShift.fault.term'));
  }
  if (offered.fee === to.fee) return { state: 'same' };
  return refused({
    ...refusePrice(to.fee, offered.fee),
    renew: { choose: offered },
  });
}

/** Claims the month and has the plan changed; a service that is slow, or loses its answer, is asked about later. */
export async function confirm(
  { on: shownOn, ...agreement }: v.InferOutput<typeof confirmForm>,
  { data, draft, caller, operation }: Order<Data>,
): Promise<GoTo | Refusal | OutdatedRefusal> {
  const { isdn, visitorId, request } = caller;
  if (isdn === null) return refuse('packageShift.fault.signedOut');
  const consent = await takeAgreement(agreement, Date.now());
  if ('ok' in consent) return consent;
  const judged = await judge(data, isdn, request.locale);
  if (judged.state === 'refused') return judged.answer;
  const { number, to, why, by } = data;
  const change = toPlanChange(number.current, to);
  const now = Date.now();
  const on = toEffectiveDay(change, now);
  if (on !== shownOn) {
    return refuse('packageShift.fault.dayChanged', undefined, {
      before: formatDate(shownOn, request.locale),
      now: formatDate(on, request.locale),
    });
  }
  const claimed = await claimShift(
    {
      visitorId,
      isdn,
      change,
      language: request.locale,
      token: newToken(),
      email: number.email,
      from: number.current,
      to,
      reason: why?.reason ?? null,
      comment: why?.comment ?? '',
      provedBy: by,
      consent: JSON.stringify(consent),
    },
    {
      operation,
      draft,
      now,
      topic: shiftTopic,
      spent: bindSpendClaimed({ visitorId, isdn, purpose: 'package-shift' }, operation),
    },
  );
  switch (claimed.state) {
    case 'claimed': {
      await within(sendNow(claimed.key, shiftTopic), waitMs);
      return goTo(claimed.href);
    }
    case 'month':
      return refuse('packageShift.fault.month');
    case 'conflict':
      return refuse('request.sentOtherwise');
    case 'changed':
      return refuse('request.failed');
  }
}
