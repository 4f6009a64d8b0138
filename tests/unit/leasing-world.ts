import { vi } from 'vitest';
import { DB } from '#env.ts';
import { leasingFeeMs, toLease } from '#domain/leasing.ts';
import { start } from '#features/leasing/start.ts';
import { openDraftStore } from '#flow/current-draft.ts';
import type { Draft } from '#flow/model.ts';
import { insertDraft } from '#flow/store.ts';
import { drainOutbox } from '#forms/outbox.ts';
import { assess } from '#leasing/assess.ts';
import { payables } from '#payables.ts';
import { prepareInvoice } from '#payment/start-payment.ts';
import type { Till } from '#payment/till.ts';
import { effectTopic } from '#purchase/effect-topic.ts';
import { runInContext } from '#request/context.ts';
import { applicant, nextNumber } from './add-assessment.ts';
import type { Fate } from './flaky-db.ts';
import { openBureaus } from './open-bureaus.ts';
import { openProvider } from './open-till.ts';
import { openFlakyDb } from './order-world.ts';
import { all } from './submit-faults.ts';
import { empty } from './submit-world.ts';
import { visit } from './visit.ts';

const hour = 3_600_000;
export const second = 1000;
export const minute = 60 * second;
export const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

interface Device {
  visitorId: string;
  draft: Draft;
}
export interface FeeRow {
  id: string;
  paid_at: number;
  valid_until: number;
}

/** Somebody with two devices who pays for assessments of one number, and everybody whom that concerns. */
export async function openLeasing() {
  vi.restoreAllMocks();
  // What failed is expected here, and would be all that the test prints.
  for (const name of ['log', 'warn', 'error'] as const) vi.spyOn(console, name).mockReturnValue();
  await empty();
  const isdn = nextNumber();
  const current = { fates: [] as Fate[], isDraining: false };
  const next = () => current.fates.shift() ?? 'fine';

  async function begin(visitorId: string = crypto.randomUUID()): Promise<Device> {
    const store = openDraftStore();
    const who = { visitorId, isdn, token: crypto.randomUUID() };
    const expiresAt = store.now + 24 * hour;
    const given = { kind: 'leasing', version: 1, step: 'pay', entries: {}, expiresAt };
    const draft = await insertDraft(store, who, given);
    if (!draft) throw new Error('no draft');
    return { visitorId, draft };
  }
  const devices = [await begin(), await begin()];
  // What an answer sends behind itself, by its keys, is not waited for, and so is not sent.
  openFlakyDb(next, (claim) => current.isDraining && !claim.includes('json_each'));
  const bureaus = openBureaus();
  const qpay = openProvider();
  qpay.fate.next = next;
  const providers = { qpay: qpay.provider, golomt: qpay.provider };
  const till: Till = { db: DB, now: Date.now, providers, payables, drain: () => {} };

  const readFees = () =>
    all<FeeRow>(`SELECT * FROM leasing_fee WHERE isdn = '${isdn}' ORDER BY paid_at`);
  /** As it is told by rows alone, not by what is tested. */
  const findHolding = async () =>
    (await readFees()).find(
      ({ paid_at: from, valid_until: to }) => from <= Date.now() && Date.now() < to,
    );

  /** Presses the last button: the sum is that of the page of this moment. */
  function press(at: number, total: number, tab: string = crypto.randomUUID()) {
    const device = devices[at % devices.length];
    if (!device) throw new Error('no device');
    const { visitorId, draft } = device;
    const request = visit();
    const lease = toLease(1_000_001, 10, 12, 0);
    const product = { productId: 'p-1', product: 'p-1', nameMn: 'Утас', nameEn: 'Phone' };
    return runInContext(request, () =>
      start(
        {
          receipt: 'INDIVIDUAL',
          company: '',
          companyName: '',
          vatEmail: '',
          provider: 'qpay',
          total,
        },
        {
          data: {
            wish: { product, lease },
            person: { isdn, applicant, isChecked: true },
            consent: '{}',
          },
          draft,
          caller: { request, visitorId, isdn, draftId: draft.id },
          operation: {
            owner: visitorId,
            id: tab,
            form: 'leasing.pay',
            requestHash: `pay ${total}`,
          },
        },
        { prepareInvoice: (id) => prepareInvoice(id, till) },
      ),
    );
  }
  /** The former draft ends where it was paid; whoever asks again has a new one. */
  const beginAgain = async (at: number) => {
    const index = at % devices.length;
    const former = devices[index];
    if (former) devices[index] = await begin(former.visitorId);
  };
  const drain = async () => {
    current.isDraining = true;
    await drainOutbox(DB, Date.now, [effectTopic], { random: () => 0.5 }).finally(() => {
      current.isDraining = false;
    });
  };
  const readAssessments = () =>
    all<{ id: string; state: string }>(
      `SELECT id, state FROM leasing_assessment WHERE isdn = '${isdn}' ORDER BY created_at, id`,
    );
  /** The one that a device has made of its draft. */
  const findAssessmentOf = async (at: number) => {
    const draftId = devices[at % devices.length]?.draft.id;
    const found = await all<{ id: string }>(
      `SELECT id FROM leasing_assessment WHERE draft_id = '${draftId}'`,
    );
    return found[0]?.id ?? '';
  };
  const ask = (id: string) => assess(id, Date.now(), bureaus.asking);
  return {
    isdn,
    current,
    bureaus,
    qpay,
    till,
    press,
    beginAgain,
    drain,
    ask,
    readFees,
    findHolding,
    readAssessments,
    findAssessmentOf,
  };
}
export type LeasingWorld = Awaited<ReturnType<typeof openLeasing>>;

/** All that was paid has become a fee or goes back; no two fees hold at a time, each for its 24 hours. */
export async function findFeeFaults({ isdn, qpay, bureaus, readFees }: LeasingWorld) {
  const faults: string[] = [];
  const fees = await readFees();
  const refunds = await all<{ amount: number }>('SELECT amount FROM refund');
  const sum = (list: readonly { amount: number }[]) =>
    list.reduce((n, { amount }) => n + amount, 0);
  const paid = sum([...qpay.invoices.values()].flatMap(({ money }) => money));
  const back = sum(refunds);
  if (paid !== 2000 * fees.length + back)
    faults.push(`${paid} are ${fees.length} fees and ${back}`);
  for (const [at, { id, paid_at: from, valid_until: to }] of fees.entries()) {
    if (to !== from + leasingFeeMs) faults.push(`a fee holds for ${to - from}`);
    if (at > 0 && from < (fees[at - 1]?.valid_until ?? 0)) faults.push('two fees hold at a time');
    const bought = await all(
      `SELECT 1 FROM purchase p JOIN payment m ON m.subject_id = p.id WHERE p.id = '${id}'
         AND p.status = 'DONE' AND p.paid_at = ${from} AND m.state = 'SUCCESS'`,
    );
    if (bought.length !== 1) faults.push('a fee that nobody has paid');
  }
  const left = await all(
    `SELECT id FROM purchase WHERE isdn = '${isdn}' AND status = 'PAID'
     UNION ALL SELECT id FROM payment WHERE state IN ('CREATED', 'PENDING')`,
  );
  if (left.length > 0) faults.push(`${left.length} have no end`);
  if (bureaus.inquiries.size > 2 * fees.length) faults.push('an inquiry too much');
  return faults;
}
