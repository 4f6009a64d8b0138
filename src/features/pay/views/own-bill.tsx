import type { Bill } from '#contracts/mobile/bill.ts';
import { formatMnt } from '#domain/money.ts';
import { minPayment } from '#domain/payable-amount.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { formatDay, formatMonth } from '#i18n/format-date.ts';
import { findCustomer } from '#identity/session.ts';
import { listProviders } from '#payment/providers.ts';
import { texts } from '#request/texts.ts';
import { findBill } from '#services/purchases.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import type { BillData } from '../bill/flow.ts';
import { isOverdue, type ShownBill, toShownBill } from '../look-up.ts';
import { SavedNumbers } from './saved-numbers.tsx';

function PayNow({ bill: { due } }: { bill: ShownBill }) {
  const { t } = texts();
  const [provider] = listProviders();
  if (!provider) return null;
  return (
    <form method="post" action="/pay/bill" className="mt-5">
      <input type="hidden" name="op" value={newOperationId()} suppressHydrationWarning />
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name="total" value={due} />
      <SubmitButton
        label={t('checkout.pay', { price: formatMnt(due) })}
        pending={t('pay.paying')}
        className="btn-primary w-full"
      />
    </form>
  );
}

/** The bill of whoever is signed in, which one press pays. */
export function OwnBillCard({ isdn, bill: found }: { isdn: string; bill: Bill }) {
  const { t, locale } = texts();
  const bill = toShownBill(found);
  return (
    <section aria-labelledby="own-bill" className="card p-5 sm:p-6">
      <h2 id="own-bill" className="text-lg">
        {t('pay.bill.own')}
      </h2>
      <p className="numbers mt-1 text-muted">
        {groupPhoneNumber(isdn)} · {formatMonth(bill.month, locale)}
      </p>
      <p className="numbers mt-3 text-4xl font-bold">{formatMnt(bill.due)}</p>
      {bill.due > 0 && bill.dueDate && (
        <p className="numbers mt-1 text-muted">
          {t(isOverdue(bill) ? 'pay.bill.wasDue' : 'pay.bill.until', {
            date: formatDay(bill.dueDate, locale),
          })}
          {isOverdue(bill) && <span className="text-warning"> · {t('pay.bill.overdue')}</span>}
        </p>
      )}
      {bill.due === 0 && <p className="mt-1 text-success">{t('pay.bill.nothingDue')}</p>}
      {bill.due >= minPayment && <PayNow bill={bill} />}
    </section>
  );
}

/** A service that fails costs only this. */
async function OwnBill({ isdn }: { isdn: string }) {
  const found = await findBill({ by: 'number', value: isdn });
  return found.state === 'found' ? <OwnBillCard isdn={isdn} bill={found.bill} /> : null;
}

/** Beside the first question: one's own bill, before anything is chosen, and the numbers that are remembered. */
export async function BillAside({ data }: { data: Partial<BillData> }) {
  const customer = data.account ? null : await findCustomer().catch(() => null);
  if (!customer) return null;
  return (
    <aside className="stack min-w-0 gap-4">
      <OwnBill isdn={customer.isdn} />
      <SavedNumbers page="/pay/bill" />
    </aside>
  );
}
