import { ask, testDb } from '#operator/tests/operator-under-test.ts';
import { batch } from '#db/statement.ts';
import { DB } from '#env.ts';
import type { Sold } from '#payment/receipt/model.ts';
import { bindNewReceipt, findInvoiceTaxes } from '#payment/receipt/new-receipt-store.ts';
import { createPosProvider } from '#payment/receipt/providers/pos.ts';
import { createQpayReceiptProvider } from '#payment/receipt/providers/qpay.ts';
import { registerReceipts } from '#payment/receipt/register.ts';
import { createEbarimt } from '#services/ebarimt.ts';
import { createQpay } from '#services/qpay.ts';
import { createUpstream } from '#services/upstream/call-upstream.ts';
import { parseSettings } from '#settings/settings.ts';
import { addPayment } from './add-payment.ts';

/**
 * `down`: nobody answers, and nothing has happened. `slow`: it has happened, and the answer takes longer than anybody waits.
 * `lost`: it has happened, and the connection breaks. `error`: nothing has happened, and 200 says so. `refused`: 400.
 */
export type ReceiptFault = 'down' | 'slow' | 'lost' | 'error' | 'refused';

const isReceiptCall = ({ url }: Request) => /\/rest\/receipt|\/ebarimt_v3\//.test(url);
const errors = {
  error: { status: 200, body: { status: 'ERROR', message: 'ТТД 61234567890 буруу' } },
  refused: { status: 400, body: { error: 'BAD', message: 'no' } },
};

/** The two providers over their embedded counterparts, which go wrong as `faults` say, one for each call. */
export function openReceipts(faults: ReceiptFault[] = []) {
  const known = parseSettings({ OPERATOR: {} });
  const sent: { method: string; body: Record<string, unknown> }[] = [];
  const stage = { now: Date.UTC(2026, 10, 23, 4) };
  const now = () => stage.now;

  async function answer(request: Request): Promise<Response> {
    if (!isReceiptCall(request)) return ask(request);
    const fault = faults.shift();
    const text = await request.clone().text();
    sent.push({ method: request.method, body: text === '' ? {} : JSON.parse(text) });
    if (fault === 'down') throw new Error('nobody answers');
    if (fault === 'error' || fault === 'refused') {
      const { status, body } = errors[fault];
      // QPay says it by the state of the receipt.
      const said = request.url.includes('ebarimt_v3') ? { barimt_status: 'ERROR', ...body } : body;
      return Response.json(said, { status });
    }
    const done = await ask(request);
    if (fault === 'lost') throw new Error('cut off');
    if (fault !== 'slow') return done;
    return new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    });
  }

  const { callUpstream } = createUpstream({
    settings: () => known,
    log: () => {},
    now,
    operator: { fetch: answer },
  });
  /** A provider that never answers is given up at once. */
  const call: typeof callUpstream = (contract, request) =>
    callUpstream(contract, faults[0] === 'slow' ? { ...request, deadlineMs: 150 } : request);
  const parts = { call, settings: () => known };
  const providers = {
    pos: createPosProvider(createEbarimt(parts), now),
    qpay: createQpayReceiptProvider(createQpay({ ...parts, now: Date.now }), now),
  };
  return {
    stage,
    sent,
    register: (paymentId?: string, secretMs?: number) =>
      registerReceipts({
        db: DB,
        now,
        providers,
        random: () => 0.5,
        ...(paymentId !== undefined && { paymentId }),
        ...(secretMs !== undefined && { secretMs }),
      }),
  };
}

/** A payment that QPay has received, with a receipt of what was sold that waits to be registered. */
export async function sell(sold: Sold, provider: 'qpay' | 'pos', now: number) {
  const amount =
    sold.lines.reduce((all, { price, quantity }) => all + price * quantity, 0) -
    sold.discount +
    sold.delivery;
  const invoiceId = crypto.randomUUID();
  const { payment, settlement, providerPaymentId } = await addPayment({ amount });
  await testDb.batch([
    testDb
      .prepare(
        `INSERT INTO qpay_invoice (invoice_id, sender_invoice_no, qr_text, description, amount, callback_url, status,
           created_at, taxes) VALUES (?1, ?1, ?1, 'd', ?2, 'u', 'CLOSED', 0, ?3)`,
      )
      .bind(invoiceId, amount, JSON.stringify(findInvoiceTaxes(sold, amount))),
    testDb
      .prepare(`INSERT INTO qpay_payment VALUES (?1, ?2, 'PAID', 'P2P', ?3, 0, NULL)`)
      .bind(providerPaymentId, invoiceId, amount),
  ]);
  await batch(DB, { receipt: await bindNewReceipt(payment, settlement, sold, now) });
  await DB.prepare('UPDATE receipt SET provider = ?2 WHERE payment_id = ?1')
    .bind(payment.id, provider)
    .run();
  return { paymentId: payment.id, providerPaymentId, amount };
}

export const readReceipt = (paymentId: string) =>
  DB.prepare('SELECT * FROM receipt WHERE payment_id = ?1 ORDER BY number DESC')
    .bind(paymentId)
    .first();

export const readSecrets = async () =>
  (await DB.prepare('SELECT * FROM receipt_secret').all<{ id: string; expires_at: number }>())
    .results;
