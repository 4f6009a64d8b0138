import type { ReactNode } from 'react';
import type { SubscriberBill } from '#contracts/mobile/subscriber.ts';
import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { formatDate, formatMonth } from '#i18n/format-date.ts';
import { findCustomer } from '#identity/session.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { requestContext } from '#request/context.ts';
import { SellerLines } from '#payment/views/seller-lines.tsx';
import { texts } from '#request/texts.ts';
import { readBills } from '#services/subscriber.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { PrintButton } from '#ui/islands/print-button.tsx';
import { Letterhead } from '#ui/letterhead.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { BillMark } from './bills-page.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="m-0 font-medium">{children}</dd>
    </div>
  );
}

function Lines({ lines, amount }: Pick<SubscriberBill, 'lines' | 'amount'>) {
  const { t, own } = texts();
  return (
    <table className="numbers mt-6 w-full">
      <caption className="pb-2 text-left text-lg font-bold">{t('account.bill.lines')}</caption>
      <tbody>
        {lines.map((line, i) => (
          <tr key={i} className="border-t-1 border-line">
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {own(line, 'name')}
            </th>
            <td className="py-2.5 text-right">
              {line.amount < 0 ? `−${formatMnt(-line.amount)}` : formatMnt(line.amount)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink text-lg font-bold">
          <th scope="row" className="py-2.5 pr-4 text-left">
            {t('order.total')}
          </th>
          <td className="py-2.5 text-right">{formatMnt(amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Bill({ bill, isdn }: { bill: SubscriberBill; isdn: string }) {
  const { t, locale } = texts();
  const { month, amount, due, dueDate, paidOn, number, lines } = bill;
  return (
    <article className="mx-auto max-w-190">
      <Letterhead title={t('account.bill.title')} from={<SellerLines />}>
        <p className="numbers mt-1 text-lg font-bold">{formatMonth(month, locale)}</p>
        <p className="mt-2">
          <BillMark bill={bill} />
        </p>
      </Letterhead>
      <dl className="numbers m-0 mt-6 grid gap-4 sm:grid-cols-2">
        <Fact name={t('account.bill.phone')}>{groupPhoneNumber(isdn)}</Fact>
        {number && <Fact name={t('account.bill.number')}>{number}</Fact>}
        {dueDate && <Fact name={t('pay.bill.dueDate')}>{formatDate(dueDate, locale)}</Fact>}
        {paidOn && <Fact name={t('account.bill.paidOn')}>{formatDate(paidOn, locale)}</Fact>}
        {due !== null && due > 0 && <Fact name={t('account.bill.left')}>{formatMnt(due)}</Fact>}
      </dl>
      <Lines lines={lines} amount={amount} />
      <p className="mt-6 text-sm text-muted">{t('order.invoice.noReceipt')}</p>
      {due !== null && due > 0 && (
        <p className="mt-6 print:hidden">
          <a href="/pay/bill" data-document className="btn-primary">
            {t('account.payBill')}
          </a>
        </p>
      )}
    </article>
  );
}

/** The page where there is no bill to show: its heading, and why. */
function WithoutBill({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-2xl">
        {texts().t('account.bill.title')}
      </h1>
      {children}
    </>
  );
}

async function FoundBill({ isdn, month }: { isdn: string; month: string }) {
  const { t } = texts();
  const outcome = await readBills(isdn);
  if (!outcome.ok) {
    return (
      <WithoutBill>
        <Failed title={t('account.bills.failed')} />
      </WithoutBill>
    );
  }
  const bill = outcome.value?.find((one) => one.month === month);
  if (bill) return <Bill bill={bill} isdn={isdn} />;
  requestContext().gone = true;
  return (
    <Empty
      icon="receipt-text"
      heading="h1"
      title={t('account.bill.gone')}
      text={t('account.bill.goneText')}
    >
      <a href="/account/bills" data-document className="btn-primary mt-2">
        {t('account.bills.title')}
      </a>
    </Empty>
  );
}

/** One month's bill, to be printed. */
export async function BillPage({ month }: { month: string }) {
  const { t } = texts();
  const customer = await findCustomer().catch(() => undefined);
  const title = t('account.bill.title');
  return (
    <>
      <PageMeta title={title} description={t('account.bills.lead')} noIndex />
      <div className="page py-8" data-eager>
        <p className="mx-auto mb-6 flex max-w-190 flex-wrap justify-between gap-3 print:hidden">
          <a href="/account/bills" data-document className={`btn-line ${withIcon('chevron-left')}`}>
            {t('account.bill.back')}
          </a>
          {customer && requestContext().mode === 'browser' && (
            <PrintButton label={t('order.invoice.print')} />
          )}
        </p>
        {customer === undefined && (
          <WithoutBill>
            <Failed title={t('identity.later')} />
          </WithoutBill>
        )}
        {customer === null && (
          <WithoutBill>
            <a href={toSignInHref(`/account/bill/${month}`)} data-document className="btn-primary">
              {t('identity.signIn')}
            </a>
          </WithoutBill>
        )}
        {customer && <FoundBill isdn={customer.isdn} month={month} />}
      </div>
    </>
  );
}
