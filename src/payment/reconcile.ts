import { log } from '#lib/log.ts';
import {
  type Difference,
  noteDifferences,
  noteUnmatchedMoney,
  readEnded,
  readMoney,
  readMoneyBetween,
  readMoneyWithoutPaid,
  readPaymentsByInvoice,
  readRefundsOfMoney,
  readSubjectsWithoutPayment,
  readSuccesses,
  type Span,
} from './difference-store.ts';
import type { Provider } from './model.ts';
import { takeAsking } from './move-store.ts';
import type { ListedMoney } from './provider.ts';
import { settleAsked } from './settle.ts';
import type { Till } from './till.ts';

const hourMs = 3_600_000;
/** What came in the last half an hour may still be on its way to us. */
const restMs = hourMs / 2;
/** Two nights, so that one that was missed is made up for; each difference is stored once all the same. */
const spanMs = 48 * hourMs;
/** Money that was noted late was received earlier. */
const beforeMs = 27 * hourMs;
/** How many payments of a provider without a list are asked about in a night. */
const maxAsked = 200;

/** Another part of the site that compares what it has, such as the receipts. */
export type Check = (span: Span) => Promise<readonly Difference[]>;

async function compareList(
  provider: Provider,
  listed: readonly ListedMoney[],
  span: Span,
  { db, now }: Till,
): Promise<{ found: Difference[]; missed: string[] }> {
  const ids = listed.map(({ providerPaymentId }) => providerPaymentId);
  const invoices = listed.flatMap(({ invoiceId }) => invoiceId ?? []);
  const [money, refunds, payments, ours] = await Promise.all([
    readMoney(db, provider, ids),
    readRefundsOfMoney(db, provider, ids),
    readPaymentsByInvoice(db, provider, invoices),
    readMoneyBetween(db, provider, span),
  ]);
  const known = new Map(money.map((one) => [one.providerPaymentId, one]));
  const paymentOf = new Map(payments.map(({ id, invoiceId }) => [invoiceId, id]));
  const found: Difference[] = [];
  const missed: string[] = [];
  const unmatched: ListedMoney[] = [];
  for (const one of listed) {
    const { providerPaymentId: subject, amount, invoiceId, isRefunded } = one;
    const own = known.get(subject);
    const paymentId = paymentOf.get(invoiceId ?? '') ?? null;
    const back = refunds.filter((refund) => refund.providerPaymentId === subject);
    const detail = { provider, amount, paymentId };
    if (isRefunded) {
      if (back.length === 0) found.push({ kind: 'refundedThere', subject, detail });
    } else if (!own && paymentId !== null) {
      missed.push(paymentId);
      found.push({ kind: 'moneyMissed', subject, detail });
    } else if (!own) {
      unmatched.push(one);
      found.push({ kind: 'moneyUnknown', subject, detail });
    } else if (own.amount !== amount) {
      found.push({ kind: 'amountDiffers', subject, detail: { ...detail, ours: own.amount } });
    } else if (
      own.kind === 'CARD' &&
      back.some((refund) => refund.state === 'DONE' && refund.amount === amount)
    ) {
      found.push({ kind: 'refundMissing', subject, detail });
    }
  }
  if (unmatched.length > 0) {
    const rows = unmatched.map(({ providerPaymentId, amount, kind }) => {
      return { provider, providerPaymentId, amount, kind, at: now() };
    });
    await noteUnmatchedMoney(db, rows);
  }
  const there = new Set(ids);
  for (const { providerPaymentId: subject, amount, paymentId, usedAs } of ours) {
    if (there.has(subject) || usedAs === 'unmatched') continue;
    found.push({ kind: 'moneyGone', subject, detail: { provider, amount, paymentId } });
  }
  return { found, missed };
}

/** What our own tables say of one another. */
async function compareOwn(span: Span, { db, payables }: Till): Promise<Difference[]> {
  const [successes, useless] = await Promise.all([
    readSuccesses(db, span),
    readMoneyWithoutPaid(db, span),
  ]);
  const found: Difference[] = useless.map(({ providerPaymentId: subject, amount, paymentId }) => {
    return { kind: 'moneyWithoutPaid', subject, detail: { amount, paymentId } };
  });
  for (const { id: subject, amount, hasMoney } of successes) {
    if (!hasMoney) found.push({ kind: 'paidWithoutMoney', subject, detail: { amount } });
  }
  for (const payable of payables) {
    const paid = successes.filter(({ subjectKind }) => subjectKind === payable.kind);
    const unpaid = (await payable.findUnpaid?.(paid.map(({ subjectId }) => subjectId))) ?? [];
    for (const subject of unpaid) {
      found.push({ kind: 'subjectUnpaid', subject, detail: { what: payable.kind } });
    }
    const placed = (await payable.listPaidFor?.(span.from, span.to)) ?? [];
    const ids = placed.map(({ id }) => id);
    for (const { id: subject } of await readSubjectsWithoutPayment(db, payable.kind, ids)) {
      const total = placed.find(({ id }) => id === subject)?.total ?? null;
      found.push({ kind: 'subjectWithoutPayment', subject, detail: { what: payable.kind, total } });
    }
  }
  return found;
}

/** Asks about payments that nobody told us of, so that their money settles something, or goes back. */
async function askAgain(ids: Iterable<string>, till: Till): Promise<void> {
  for (const id of new Set(ids)) {
    const payment = await takeAsking(till.db, id, till.now());
    if (payment) await settleAsked(payment, till);
  }
}

/**
 * Compares the providers' lists with payments, and those with what was paid for: every difference becomes one row, which
 * staff settle. False where a provider's list could not be read.
 */
export async function reconcile(till: Till, checks: readonly Check[] = []): Promise<boolean> {
  const to = till.now() - restMs;
  const span = { from: to - spanMs, to };
  const found: Difference[] = [];
  let isWhole = true;
  for (const name of Object.keys(till.providers) as Provider[]) {
    const provider = till.providers[name];
    if (!provider.listBetween) {
      const ended = await readEnded(till.db, name, span, maxAsked);
      await askAgain(
        ended.map(({ id }) => id),
        till,
      );
      continue;
    }
    const listed = await provider.listBetween(span.from - beforeMs, span.to);
    if (!listed.ok) {
      log.error('reconcile', { kind: name, cause: listed.error });
      isWhole = false;
      continue;
    }
    const own = listed.value.filter((one) => one.provider === name);
    const compared = await compareList(name, own, span, till);
    found.push(...compared.found);
    // Before that is settled: the difference tells that a message was lost.
    await askAgain(compared.missed, till);
  }
  found.push(...(await compareOwn(span, till)));
  for (const check of checks) found.push(...(await check(span)));
  const count = await noteDifferences(till.db, found, till.now());
  if (count > 0) log.warn('differences', { count });
  return isWhole;
}
