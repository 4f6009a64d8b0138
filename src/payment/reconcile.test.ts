import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { openTill } from '../../tests/unit/open-till.ts';
import { closeDifference, readOpenDifferences } from './difference-store.ts';
import type { ListedMoney, PaymentProvider } from './provider.ts';
import { reconcile } from './reconcile.ts';
import { settle } from './settle.ts';
import { prepareInvoice } from './start-payment.ts';
import { readUnmatchedMoney } from './unmatched-store.ts';

const hourMs = 3_600_000;

beforeEach(async () => {
  for (const table of ['difference', 'refund', 'money', 'payment']) {
    await DB.exec(`DELETE FROM ${table}`);
  }
});

/** A day with one payment of each kind that something is wrong with, and one with which nothing is. */
async function plant() {
  const world = openTill();
  const listed: ListedMoney[] = [];
  const { till, qpay, clock } = world;
  const unpaid: string[] = [];
  const placed: { id: string; total: number }[] = [{ id: 'order-without-payment', total: 9000 }];
  const [goods] = till.payables;
  if (!goods) throw new Error('no goods');
  const payables = [
    {
      ...goods,
      findUnpaid: async (ids: readonly string[]) => ids.filter((id) => unpaid.includes(id)),
      listPaidFor: async () => placed,
    },
  ];
  const provider = {
    ...qpay.provider,
    listBetween: async () => ({ ok: true, value: listed }) as const,
  };
  const day = { ...till, payables, providers: { qpay: provider, golomt: provider } };

  /** A payment of goods of its own, paid and settled unless `isTold` is false. */
  async function pay({ kind = 'P2P', isTold = true } = {}) {
    world.subject.id = crypto.randomUUID();
    const made = await world.begin();
    await prepareInvoice(made.id, day);
    const invoiceId = (await world.read(made.id))?.invoiceId ?? '';
    const providerPaymentId = qpay.pay(invoiceId, 25_000, { kind });
    world.wait();
    if (isTold) await settle(made.id, day);
    const money = {
      provider: 'qpay',
      providerPaymentId,
      amount: 25_000,
      kind,
      currency: 'MNT',
    } as const;
    listed.push({ ...money, invoiceId, isRefunded: false });
    return { id: made.id, subject: world.subject.id, providerPaymentId, row: listed.length - 1 };
  }
  const change = (row: number, changes: Partial<ListedMoney>) => {
    const one = listed[row];
    if (one) listed[row] = { ...one, ...changes };
  };
  const exec = (sql: string, ...values: unknown[]) =>
    DB.prepare(sql)
      .bind(...values)
      .run();

  await pay();
  listed.push({
    provider: 'qpay',
    providerPaymentId: 'of-nobody',
    amount: 700,
    kind: 'P2P',
    currency: 'MNT',
    invoiceId: 'of-nobody',
    isRefunded: false,
  });
  await pay({ isTold: false });
  const gone = await pay();
  listed.splice(gone.row, 1);
  change((await pay()).row, { amount: 24_000 });
  change((await pay()).row, { isRefunded: true });
  const card = await pay({ kind: 'CARD' });
  await exec(
    `INSERT INTO refund (id, provider, provider_payment_id, payment_id, amount, reason, state, created_at, updated_at)
     VALUES ('r', 'qpay', ?1, ?2, 25000, 'canceled', 'DONE', 0, 0)`,
    card.providerPaymentId,
    card.id,
  );
  const withoutMoney = await pay();
  await exec('DELETE FROM money WHERE payment_id = ?1', withoutMoney.id);
  listed.splice(withoutMoney.row, 1);
  const withoutPaid = await pay();
  await exec(`UPDATE payment SET state = 'FAILED' WHERE id = ?1`, withoutPaid.id);
  unpaid.push((await pay()).subject);
  clock.now += hourMs;
  return { ...world, till: day };
}

const readKinds = async () =>
  (await readOpenDifferences(DB, 100)).map(({ kind }) => kind).toSorted();

const kinds = [
  'amountDiffers',
  'moneyGone',
  'moneyMissed',
  'moneyUnknown',
  'moneyWithoutPaid',
  'paidWithoutMoney',
  'receiptMissing',
  'refundMissing',
  'refundedThere',
  'subjectUnpaid',
  'subjectWithoutPayment',
];

const receipts = async () => [{ kind: 'receiptMissing', subject: 'p', detail: {} }] as const;

test('each of eleven kinds of difference becomes exactly one row, however many nights find it', async () => {
  const { till, clock } = await plant();
  for (let night = 0; night < 3; night += 1) {
    expect(await reconcile(till, [receipts])).toBe(true);
    expect(await readKinds()).toEqual(kinds);
    clock.now += hourMs;
  }
});

test('money that nobody told us of settles what it was paid for', async () => {
  const { till } = await plant();
  await reconcile(till);
  const row = await DB.prepare(
    `SELECT count(*) AS n FROM money m JOIN payment p ON p.id = m.payment_id
     WHERE p.state = 'SUCCESS' AND m.used_as = 'settled'`,
  ).first<{ n: number }>();
  // All that were paid but the one without money and the one that was changed by hand.
  expect(row?.n).toBe(7);
});

test('money of no payment of ours is shown to the staff, once', async () => {
  const { till } = await plant();
  await reconcile(till);
  await reconcile(till);
  const found = await readUnmatchedMoney(DB, 10);
  expect(found).toMatchObject([{ providerPaymentId: 'of-nobody', amount: 700 }]);
});

test('a difference that was closed stays closed, with who did it and why', async () => {
  const { till, clock } = await plant();
  await reconcile(till);
  const [first] = await readOpenDifferences(DB, 1);
  const act = { who: 'Дорж', reason: 'asked the bank' };
  expect(await closeDifference(DB, first?.id ?? '', act, clock.now)).toBe(true);
  expect(await closeDifference(DB, first?.id ?? '', act, clock.now)).toBe(false);
  await reconcile(till);
  expect((await readOpenDifferences(DB, 100)).map(({ id }) => id)).not.toContain(first?.id);
  const log = await DB.prepare('SELECT who, reason FROM staff_log').all();
  expect(log.results).toEqual([act]);
});

test('a list that can not be read is tried again, and compares nothing', async () => {
  const { till } = await plant();
  const { qpay } = openTill();
  qpay.fate.next = () => 'before';
  const answer = await qpay.provider.check({ invoiceId: '', reference: '', createdAt: 0 });
  if (answer.ok) throw new Error('it should fail');
  const down: PaymentProvider = { ...till.providers.qpay, listBetween: async () => answer };
  const failed = { ...till, providers: { qpay: down, golomt: down } };
  expect(await reconcile(failed)).toBe(false);
  expect((await readKinds()).includes('moneyGone')).toBe(false);
});
