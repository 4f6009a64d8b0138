import type { ReceiptRow } from '#db/receipt-schema.ts';
import { type Bound, bind } from '#db/statement.ts';
import { settings } from '#env.ts';
import { seal } from '#lib/seal.ts';
import type { Payment } from '../model.ts';
import { isSettledNow, type Settlement, settledStatement } from '../payable.ts';
import type { QpayInvoiceTaxes } from '#services/qpay-invoice.ts';
import { toInvoiceTaxes } from './invoice-taxes.ts';
import { type BuyerPart, type Sold, tryMs } from './model.ts';
import { pickProvider } from './pick-provider.ts';
import { toTaxed } from './to-taxed.ts';

type New = Pick<
  ReceiptRow,
  'id' | 'provider' | 'paidBy' | 'state' | 'buyerKind' | 'buyer' | 'keyId' | 'lines' | 'total'
> & { lastError: string | null; giveUpAt: number; now: number };

/** One for a payment. The numbers begin anywhere, because the authority knows those of an earlier database. */
const insert = settledStatement<New>(
  `INSERT INTO receipt (id, number, payment_id, provider, paid_by, state, buyer_kind, buyer, key_id, lines, total,
     bill_suffix, next_at, give_up_at, last_error, created_at, updated_at)
   SELECT :id, number, :paymentId, :provider, :paidBy, :state, :buyerKind, :buyer, :keyId, :lines, :total,
     printf('%06d', number % 1000000), :now, :giveUpAt, :lastError, :now, :now
   FROM (SELECT coalesce(max(number), abs(random()) % 900000) + 1 AS number FROM receipt)
   WHERE ${isSettledNow} ON CONFLICT DO NOTHING`,
);

export const toReceiptContext = (id: string) => `receipt ${id}`;

/**
 * The receipt of a payment, for the batch that settles it: nothing is asked of anybody yet. What can not be registered at
 * all, since nobody can or its rows are not what was paid, is there too, for the staff.
 */
export async function bindNewReceipt(
  payment: Pick<Payment, 'id' | 'provider' | 'amount' | 'language'>,
  settlement: Settlement,
  sold: Sold,
  now: number,
): Promise<Bound<never>> {
  const known = settings();
  const keys = known.DATA_KEYS;
  const id = crypto.randomUUID();
  const taxed = toTaxed(sold, known);
  const provider = pickProvider(
    known,
    payment.provider,
    taxed.parts.map(({ taxType }) => taxType),
  );
  const fault = taxed.total !== payment.amount ? 'sum' : provider === null ? 'provider' : null;
  const { buyer, phone } = sold;
  const part: BuyerPart = { buyer, phone, language: payment.language };
  return bind(insert, {
    ...settlement,
    id,
    provider: provider ?? known.RECEIPT_PROVIDER,
    paidBy: payment.provider,
    state: fault ? 'ERROR' : 'PENDING',
    buyerKind: buyer.kind,
    buyer: await seal(JSON.stringify(part), { keys, context: toReceiptContext(id) }),
    keyId: keys[0].id,
    lines: JSON.stringify(taxed),
    total: payment.amount,
    lastError: fault,
    giveUpAt: now + tryMs,
    now,
  });
}

/** What QPay's invoice says of its goods and taxes; null where somebody else registers the receipt. */
export const findInvoiceTaxes = (sold: Sold, amount: number): QpayInvoiceTaxes | null =>
  toInvoiceTaxes(sold, amount, settings());
