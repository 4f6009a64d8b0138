import type { D1Database } from '@cloudflare/workers-types';
import { bind } from '#db/statement.ts';
import { DB } from '#env.ts';
import { invoiceMs, type ReceivedMoney } from '#payment/model.ts';
import { isSettledNow, type Payable, settledStatement } from '#payment/payable.ts';
import type { NewInvoice, PaymentProvider } from '#payment/provider.ts';
import { bindNewPayment, findPaymentById } from '#payment/store.ts';
import type { Till } from '#payment/till.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';
import { batch } from '#db/statement.ts';

interface MadeInvoice extends NewInvoice {
  id: string;
  isCanceled: boolean;
  money: (ReceivedMoney & { isRefunded: boolean })[];
}

/** A provider in memory, whose every call can fail, before or after it has had its effect. */
export function openProvider() {
  const invoices = new Map<string, MadeInvoice>();
  const fate: { next: () => 'fine' | 'before' | 'after' } = { next: () => 'fine' };
  const calls = { createInvoice: 0, check: 0, cancelInvoice: 0, refund: 0 };
  const failure = { ok: false, error: new UpstreamError('network', 'qpay') } as const;

  async function meet<T>(name: keyof typeof calls, call: () => T) {
    calls[name] += 1;
    const now = fate.next();
    if (now === 'before') return failure;
    const value = call();
    return now === 'after' ? failure : ({ ok: true, value } as const);
  }

  const provider: PaymentProvider = {
    lateMs: 0,
    createInvoice: (asked) =>
      meet('createInvoice', () => {
        const id = `invoice-${crypto.randomUUID()}`;
        invoices.set(id, { ...asked, id, isCanceled: false, money: [] });
        const link = { nameMn: 'Хаан банк', nameEn: 'Khan bank', href: 'khanbank://q', logo: null };
        return { id, qrText: `qr ${id}`, links: [link] };
      }),
    check: ({ invoiceId }) =>
      meet('check', () => ({
        money: (invoices.get(invoiceId ?? '')?.money ?? []).filter(({ isRefunded }) => !isRefunded),
        failed: false,
      })),
    cancelInvoice: (invoiceId) =>
      meet('cancelInvoice', () => {
        const invoice = invoices.get(invoiceId);
        if (invoice && invoice.money.length > 0) return 'paid' as const;
        if (invoice) invoice.isCanceled = true;
        return 'canceled' as const;
      }),
    refund: (id, _amount, whole) =>
      meet('refund', () => {
        const money = [...invoices.values()].flatMap((one) => one.money);
        const found = money.find(({ providerPaymentId }) => providerPaymentId === id);
        if (!found || !whole || found.kind === 'P2P') return 'manual' as const;
        found.isRefunded = true;
        return 'refunded' as const;
      }),
    listBetween: async () => ({
      ok: true,
      value: [...invoices.values()].flatMap(({ id, money }) =>
        money.map((one) => ({ ...one, invoiceId: id })),
      ),
    }),
  };

  return {
    provider,
    invoices,
    calls,
    fate,
    /** Somebody pays, in MNT if nothing else is said. */
    pay(invoiceId: string, amount: number, { kind = 'P2P', currency = 'MNT' } = {}): string {
      const providerPaymentId = `money-${crypto.randomUUID()}`;
      const money = { provider: 'qpay', providerPaymentId, amount, kind, currency } as const;
      invoices.get(invoiceId)?.money.push({ ...money, isRefunded: false });
      return providerPaymentId;
    },
  };
}

/** How often something was paid for: each settlement adds one, so that two would be seen. */
const count = settledStatement<{ subject: string }>(
  `INSERT INTO lease (k, until_ms) SELECT 'paid ' || :subject, 1 WHERE ${isSettledNow}
   ON CONFLICT (k) DO UPDATE SET until_ms = until_ms + 1`,
);

export interface Goods {
  isThere: boolean;
  isOpen: boolean;
  prepared: Awaited<ReturnType<NonNullable<Payable['prepare']>>>;
}

/** Something that is paid for, of which nothing is left in the end but how often that was. */
export const toGoods = (goods: Goods): Payable => ({
  kind: 'order',
  onPaid: async ({ subjectId: subject }, settlement) =>
    goods.isThere
      ? { statements: { counted: bind(count, { ...settlement, subject }) }, keys: [] }
      : null,
  onEnded: async () => ({ statements: {}, keys: [] }),
  summarize: async (payment) => ({
    title: 'payment.title',
    code: payment.subjectId.slice(0, 8),
    href: null,
  }),
  canRetry: async () => goods.isOpen,
  prepare: async () => goods.prepared,
});

export async function readCount(subject: string): Promise<number> {
  const row = await DB.prepare('SELECT until_ms AS n FROM lease WHERE k = ?1')
    .bind(`paid ${subject}`)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

/** A till with a provider and goods of its own, and a clock that stands still. */
export function openTill(db: D1Database = DB) {
  const qpay = openProvider();
  const goods: Goods = { isThere: true, isOpen: true, prepared: { state: 'ready' } };
  const clock = { now: Date.now() };
  const till: Till = {
    db,
    now: () => clock.now,
    providers: { qpay: qpay.provider, golomt: qpay.provider },
    payables: [toGoods(goods)],
    drain: () => {},
  };
  const subject = { kind: 'order', id: crypto.randomUUID() };

  /** A new attempt to pay for the goods. */
  async function begin(amount = 25_000) {
    const given = { subject, visitorId: 'v1', isdn: null, provider: 'qpay', amount } as const;
    const times = { language: 'mn', expiresAt: clock.now + invoiceMs } as const;
    const made = await bindNewPayment({ ...given, ...times }, { now: clock.now });
    await batch(DB, { made: made.statement });
    return made;
  }
  const read = (id: string) => findPaymentById(DB, id);
  /** More than between two questions to a provider. */
  const wait = (ms = 11_000) => {
    clock.now += ms;
  };
  return { till, qpay, goods, clock, subject, begin, read, wait };
}
