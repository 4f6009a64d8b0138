import { batch } from '#db/statement.ts';
import { leasingFeeMnt } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import { DB, waitUntil } from '#env.ts';
import { bindEnd, bindRelease } from '#flow/end/store.ts';
import type { Committed, Order, OutdatedRefusal } from '#flow/step.ts';
import { claimOperation, findOperation, finishOperation, toStored } from '#forms/operation.ts';
import { drainOutbox, putMessage } from '#forms/outbox.ts';
import { goTo, type Refusal, refuse } from '#forms/outcome.ts';
import type { PayInput } from '#forms/pay-fields.ts';
import { leasingAskTopic, toAskKey } from '#leasing/ask-topic.ts';
import { findFee } from '#leasing/fee-store.ts';
import { toAssessmentHref, type Wish } from '#leasing/model.ts';
import { bindAssessment, ensureAssessment, type NewAssessment } from '#leasing/store.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { submit } from '#purchase/submit.ts';
import type { Checked } from './check-applicant.ts';

interface StartData {
  wish: Wish;
  person: Checked & { isdn: string };
  consent: string;
}

/** The fee holds: the draft ends, and the bureaus are asked, by the outbox and by the page that follows. */
async function startPaid(
  given: NewAssessment,
  { draft, operation }: Order<StartData>,
  now: number,
): Promise<Committed | Refusal> {
  const { id, token, inserted } = await bindAssessment(given, operation, now);
  const key = toAskKey(id);
  const href = toAssessmentHref(token);
  const { found } = await batch(DB, {
    claimed: claimOperation(operation, now),
    released: bindRelease(draft, operation, now),
    inserted,
    asked: putMessage(leasingAskTopic, { key, body: { id } }, { now, operation }),
    ...bindEnd(draft, operation, now),
    finished: finishOperation(operation, { goTo: href }),
    found: findOperation(operation),
  });
  waitUntil(drainOutbox(DB, Date.now, [leasingAskTopic], { keys: [key] }));
  const stored = toStored<{ goTo: string }>(operation, found);
  if (stored.state === 'done') return goTo(stored.outcome.goTo);
  return refuse(stored.state === 'conflict' ? 'request.sentOtherwise' : 'request.failed');
}

/** Makes the assessment, once for a draft as it is, and the payment of its fee, unless one holds. */
export async function start(
  { total, ...input }: PayInput,
  order: Order<StartData>,
  ports: PlacePorts,
): Promise<Committed | OutdatedRefusal> {
  const { data, draft, caller } = order;
  const { person, wish, consent } = data;
  const { isdn } = person;
  // Who has signed in with another number meanwhile is another person.
  if (caller.isdn !== isdn) return refuse('leasing.fault.otherNumber');
  const now = Date.now();
  const fee = await findFee(isdn, now);
  const amount = fee ? 0 : leasingFeeMnt;
  if (total !== amount) {
    const values = { before: formatMnt(total), now: formatMnt(amount) };
    return refuse('pay.fault.priceChanged', undefined, values);
  }
  const given: NewAssessment = {
    draftId: draft.id,
    revision: draft.revision,
    visitorId: caller.visitorId,
    isdn,
    state: fee ? 'ASKING' : 'FEE',
    language: caller.request.locale,
    phone: isdn,
    applicant: person.applicant,
    isChecked: person.isChecked,
    letter: null,
    wish,
    consent,
  };
  if (fee) return startPaid(given, order, now);
  const { id: assessmentId, token } = await ensureAssessment(given, now);
  const item = { kind: 'leasingFee' as const, isdn, assessmentId, token };
  return submit(input, order, { item, amount, phone: isdn }, ports);
}
