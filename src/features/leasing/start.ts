import { leasingFeeMnt } from '#domain/leasing.ts';
import type { Committed, Order, OutdatedRefusal } from '#flow/step.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refusePrice } from '#forms/refuse-price.ts';
import type { PayInput } from '#forms/pay-fields.ts';
import { findFee } from '#leasing/fee-store.ts';
import type { Wish } from '#leasing/model.ts';
import { startPaid } from '#leasing/start-paid.ts';
import { ensureAssessment, type NewAssessment } from '#leasing/store.ts';
import type { PlacePorts } from '#purchase/place.ts';
import { submit } from '#purchase/submit.ts';
import type { Checked } from './check-applicant.ts';

interface StartData {
  wish: Wish;
  person: Checked & { isdn: string };
  consent: string;
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
    return refusePrice(total, amount);
  }
  const given: NewAssessment = {
    draftId: draft.id,
    revision: draft.revision,
    visitorId: caller.visitorId,
    isdn,
    state: 'FEE',
    language: caller.request.locale,
    phone: isdn,
    applicant: person.applicant,
    isChecked: person.isChecked,
    letter: null,
    wish,
    consent,
  };
  if (fee) {
    const stored = await startPaid(given, order, now);
    if (stored.state === 'done') return goTo(stored.outcome.goTo);
    return refuse(stored.state === 'conflict' ? 'request.sentOtherwise' : 'request.failed');
  }
  const { id: assessmentId, token } = await ensureAssessment(given, now);
  const item = { kind: 'leasingFee' as const, isdn, assessmentId, token };
  return submit(input, order, { item, amount, phone: isdn }, ports);
}
