import { DB } from '#env.ts';
import type { Provider } from '#payment/model.ts';

interface Given {
  provider?: Provider;
  amount?: number;
  providerPaymentId?: string;
}

/** A payment that a batch is settling, and the money that it is settled with. */
export async function addPayment({
  provider = 'qpay',
  amount = 1110,
  providerPaymentId = crypto.randomUUID(),
}: Given = {}) {
  const id = crypto.randomUUID();
  const settlement = { paymentId: id, settlement: crypto.randomUUID() };
  await DB.batch([
    DB.prepare(
      `INSERT INTO payment (id, subject_kind, subject_id, visitor_id, provider, reference, amount, state, callback_hash,
         sealed, key_id, settlement, language, expires_at, created_at, updated_at)
       VALUES (?1, 'order', ?1, 'v', ?2, ?1, ?3, 'SUCCESS', 'h', 'sealed', 'k1', ?4, 'mn', 0, 0, 0)`,
    ).bind(id, provider, amount, settlement.settlement),
    DB.prepare(
      `INSERT INTO money (provider, provider_payment_id, payment_id, amount, kind, used_as, at)
       VALUES (?1, ?2, ?3, ?4, 'P2P', 'settled', 0)`,
    ).bind(provider, providerPaymentId, id, amount),
  ]);
  return {
    payment: { id, provider, amount, language: 'mn' as const },
    settlement,
    providerPaymentId,
  };
}
