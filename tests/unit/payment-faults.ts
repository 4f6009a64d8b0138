import { type openTill, readCount } from './open-till.ts';
import { all } from './submit-faults.ts';

export interface PaymentRow {
  id: string;
  state: string;
  invoice_id: string | null;
}
interface MoneyRow {
  provider_payment_id: string;
  amount: number;
  used_as: string;
  payment_id: string;
}

/** Each money once and for something: goods, or a refund. Nothing succeeds without the provider's money. */
export async function findPaymentFaults(
  world: ReturnType<typeof openTill>,
  price: number,
): Promise<string[]> {
  const [payments, money, refunds] = await Promise.all([
    all<PaymentRow>('SELECT id, state, invoice_id FROM payment'),
    all<MoneyRow>('SELECT * FROM money'),
    all<{ provider_payment_id: string; amount: number; state: string }>('SELECT * FROM refund'),
  ]);
  const found: string[] = [];
  const successes = payments.filter(({ state }) => state === 'SUCCESS');
  const count = await readCount(world.subject.id);
  if (successes.length > 1) found.push(`${successes.length} successes`);
  if (count !== successes.length) found.push(`${count} effects of ${successes.length} successes`);
  for (const { id, invoice_id: invoice } of successes) {
    const settled = money.filter((one) => one.payment_id === id && one.used_as === 'settled');
    const given = world.qpay.invoices.get(invoice ?? '')?.money ?? [];
    const isReal = given.some(
      (one) => one.providerPaymentId === settled[0]?.provider_payment_id && one.amount === price,
    );
    if (settled.length !== 1 || !isReal) found.push('a success without money');
  }
  for (const { state } of payments) {
    if (state === 'CREATED' || state === 'PENDING') found.push('a payment without an end');
  }
  for (const invoice of world.qpay.invoices.values()) {
    for (const one of invoice.money) {
      const known = money.filter((row) => row.provider_payment_id === one.providerPaymentId);
      const back = refunds.filter((row) => row.provider_payment_id === one.providerPaymentId);
      const isUsed = known[0]?.used_as === 'settled';
      if (known.length !== 1) found.push('money that nobody knows');
      if (back.length !== (isUsed ? 0 : 1)) found.push(`${back.length} refunds of one money`);
      const isDone = back[0]?.state === 'DONE';
      if (isDone !== one.isRefunded) found.push('a refund that is not what the provider did');
      if (back[0] && back[0].amount !== one.amount) found.push('a refund of another amount');
      if (back[0] && back[0].state !== 'DONE' && back[0].state !== 'MANUAL') {
        found.push('a refund without an end');
      }
    }
  }
  return found;
}
