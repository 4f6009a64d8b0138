import { pairDigits } from '#domain/phone-number.ts';
import type { StepCaller } from '#flow/step.ts';
import { type Answered, answer, type Refusal, refuse } from '#forms/outcome.ts';
import { toAsker } from '#fraud/asker.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { ensureVisitorId } from '#identity/session.ts';
import { type ChosenNumber, failed, findFree } from './chosen-number.ts';
import { giveBack } from './give-back-store.ts';
import { keepNumber } from './hold-store.ts';

const taken = (isdn: string): Refusal =>
  refuse('newNumber.fault.taken', 'isdn', { number: pairDigits(isdn) });
/** What the page that asks anew knows of the draft: the number that was kept before. */
export type Before = { number?: ChosenNumber };

/** The number has to be free, and is kept; one that was kept before for the same draft is given back then. */
export async function takeNumber(
  isdn: string,
  { number: before }: Before,
  caller: StepCaller,
): Promise<Answered<ChosenNumber> | Refusal> {
  const now = Date.now();
  if (before?.isdn === isdn && before.hold && before.hold.expiresAt > now) return answer(before);
  const { request, isdn: own, draftId } = caller;
  const { locale: language } = request;
  const [free, visitorId] = await Promise.all([findFree(isdn), ensureVisitorId()]);
  if (free === 'failed') return failed('isdn');
  const asker = toAsker(request, { visitorId, isdn: own });
  const kept = await keepNumber(isdn, { ...asker, draftId, language }, now);
  switch (kept.state) {
    case 'held': {
      const surcharge = kept.price ?? free?.price;
      // Nobody says what it costs.
      if (surcharge === undefined) return failed('isdn');
      if (before?.hold) await giveBack(before.isdn, before.hold, now);
      const named = kept.class ?? free?.class ?? 'ORDINARY';
      return answer({ isdn, class: named, surcharge, hold: kept.hold });
    }
    case 'lacking':
      return free
        ? answer({ isdn, class: free.class, surcharge: free.price, hold: null })
        : taken(isdn);
    case 'taken':
      return taken(isdn);
    case 'crowded':
      return { ...refuse('newNumber.fault.crowded', 'isdn'), status: 429 };
    case 'too-many':
      return { ...refuse('newNumber.fault.tooMany', 'isdn'), status: 429 };
    case 'lapsed':
      return refuse('newNumber.fault.lapsed', 'isdn', {
        time: formatDateTime(kept.again, language),
      });
    case 'failed':
      return failed('isdn');
  }
}
