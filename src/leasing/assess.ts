import * as contracts from '#contracts/mobile/leasing.ts';
import { decide } from '#domain/leasing-decision.ts';
import { run } from '#db/statement.ts';
import { DB } from '#env.ts';
import { readCreditReport, readInsuranceReport } from '#services/leasing.ts';
import { decideAssessment } from './decide.ts';
import {
  findFee,
  type Inquiry,
  keepReport,
  readReports,
  toInquiryKey,
  toPerson,
} from './fee-store.ts';
import { type Assessment, type Bureau, bureaus } from './model.ts';
import { bindBegin, findAssessmentById, markFailed } from './store.ts';

export type Assessed =
  /** It is decided, or a person decides. */
  | { state: 'decided' }
  | { state: 'failed'; failed: readonly Bureau[] }
  /** No fee holds at this moment. */
  | { state: 'unpaid' };

export interface Asking {
  credit: typeof readCreditReport;
  insurance: typeof readInsuranceReport;
}
const usual: Asking = { credit: readCreditReport, insurance: readInsuranceReport };

/** Asks one bureau, with a key of the fee and the person, so that an answer that was lost is told again; false where it fails. */
async function ask(
  bureau: Bureau,
  { isdn, applicant }: Pick<Assessment, 'isdn' | 'applicant'>,
  inquiry: Inquiry,
  asking: Asking,
): Promise<boolean> {
  if (isdn === null || applicant === null) return false;
  const body = { isdn, ...applicant, code: inquiry.fee.code };
  const outcome = await asking[bureau](toInquiryKey(inquiry, bureau), body);
  if (outcome.ok) await keepReport(inquiry, bureau, outcome.value);
  return outcome.ok;
}

/**
 * Asks the bureaus that have not answered yet, and decides once both have. It may be called at any moment, however often
 * and at once: what has been answered is not asked again, and one decision counts.
 */
export async function assess(
  id: string,
  now: number = Date.now(),
  asking: Asking = usual,
): Promise<Assessed> {
  const found = await findAssessmentById(id);
  if (!found || (found.state !== 'FEE' && found.state !== 'ASKING')) return { state: 'decided' };
  const fee = found.isdn === null ? null : await findFee(found.isdn, now);
  if (!fee) return { state: 'unpaid' };
  await run(DB, bindBegin(id, now));
  const person = await toPerson(found.applicant?.registerNumber ?? '');
  const inquiry = { fee, person };
  const before = await readReports(inquiry, now);
  const missing = bureaus.filter((bureau) => !(bureau in before));
  const answered = await Promise.all(missing.map((bureau) => ask(bureau, found, inquiry, asking)));
  const failed = missing.filter((_, at) => !answered[at]);
  if (failed.length > 0) {
    await markFailed(id, failed, now);
    return { state: 'failed', failed };
  }
  // As they are stored, since whoever asked at the same time may have been told first.
  const reports = missing.length > 0 ? await readReports(inquiry, now) : before;
  const decision = decide({
    credit: contracts.creditReport.parse(reports.credit),
    insurance: contracts.insuranceReport.parse(reports.insurance),
  });
  const isDoubted = !found.isChecked && decision.state === 'COMPLETE';
  const outcome = isDoubted ? ({ state: 'PENDING', reason: 'NOT_CHECKED' } as const) : decision;
  await decideAssessment(id, outcome, { from: 'ASKING' }, now);
  return { state: 'decided' };
}
