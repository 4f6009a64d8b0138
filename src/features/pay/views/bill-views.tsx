import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { minPayment } from '#domain/payable-amount.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { formatDay, formatMonth } from '#i18n/format-date.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import type { BillData } from '../bill/flow.ts';
import { isOverdue, type ShownBill } from '../look-up.ts';
import { NumberChoice } from './number-choice.tsx';
import { readComeback } from '#domain/comebacks.ts';
import { PayButton, ReceiptAndProvider } from '#purchase/views/pay-parts.tsx';
import { Fact } from './pay-parts.tsx';

const showAccount = ({ by, value }: BillData['account']): string =>
  by === 'number' ? groupPhoneNumber(value) : value;

export function BillNumberFields() {
  const { t } = texts();
  const { mode, page, formState } = requestContext();
  const isKiosk = mode === 'kiosk';
  const back = formState?.typed['back']?.[0] ?? readComeback(page.query);
  return (
    <>
      {back && <input type="hidden" name="back" value={back} />}
      <NumberChoice label={t('pay.bill.number')} hint={t('pay.bill.numberHint')} page="/pay/bill" />
      {isKiosk && (
        <div className="other-part">
          <Field
            name="end"
            label={t('pay.bill.end')}
            hint={t('pay.bill.endHint')}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            className="numbers max-w-32 text-lg"
          />
        </div>
      )}
      <p className="text-sm text-muted">{t('pay.bill.privacy')}</p>
    </>
  );
}

/** What is answered where there is no bill, whether or not there is such a number. */
function NoBill({ account }: Pick<BillData, 'account'>) {
  const { t } = texts();
  const isKiosk = requestContext().mode === 'kiosk';
  return (
    <div role="status" className="rounded-card bg-sunken p-6">
      <h2 className="numbers text-xl">{t('pay.bill.none', { number: showAccount(account) })}</h2>
      <p className="mt-2 text-muted">{t(isKiosk ? 'pay.bill.noneKiosk' : 'pay.bill.noneText')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href="/pay/bill/number" data-document className="btn-primary">
          {t('pay.bill.another')}
        </a>
        {!isKiosk && (
          <a href={`tel:${brand.callCentre}`} className="btn-line">
            {t('pay.bill.call', { phone: brand.callCentre })}
          </a>
        )}
      </div>
    </div>
  );
}

export function BillFacts({ account, bill }: { account: BillData['account']; bill: ShownBill }) {
  const { t, locale } = texts();
  const { name, month, amount, due, dueDate } = bill;
  return (
    <dl className="numbers border-t-1 border-line">
      <Fact name={t('pay.bill.for')} step="/pay/bill/number">
        {showAccount(account)}
        {name && <span className="font-normal text-muted"> · {name}</span>}
      </Fact>
      <Fact name={t('pay.bill.month')}>{formatMonth(month, locale)}</Fact>
      <Fact name={t('pay.bill.due')} isLarge>
        {formatMnt(due)}
      </Fact>
      <Fact name={t('pay.bill.dueDate')}>
        {dueDate ? formatDay(dueDate, locale) : ''}
        {isOverdue(bill) && <span className="text-warning"> · {t('pay.bill.overdue')}</span>}
        {amount !== due && (
          <span className="block text-sm font-normal text-muted">
            {t('pay.bill.ofMonth', { amount: formatMnt(amount), paid: formatMnt(amount - due) })}
          </span>
        )}
      </Fact>
    </dl>
  );
}

/** A part of the bill, or more than is due: what follows is said beside it. */
function OtherAmount({ due }: { due: number }) {
  const { t } = texts();
  const { faults, typed } = readFieldState('amount');
  const isOpen = due < minPayment || faults.length > 0 || Boolean(typed?.[0]);
  return (
    <details className="card" open={isOpen}>
      <summary
        className={`tap row cursor-pointer justify-between gap-4 px-5 py-3 font-bold ${withEndIcon('chevron-down')}`}
      >
        {t('pay.bill.part')}
      </summary>
      <div className="stack gap-5 border-t-1 border-line p-5">
        <Field
          name="amount"
          label={t('pay.bill.amount')}
          hint={t(due > 0 ? 'pay.bill.amountHint' : 'pay.bill.creditHint', {
            due: formatMnt(due),
          })}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          className="numbers max-w-60 text-lg"
        />
        <SubmitButton
          label={t('pay.bill.payPart')}
          pending={t('pay.paying')}
          className="btn-line w-full sm:w-fit"
          name="whole"
          value="no"
        />
      </div>
    </details>
  );
}

export function BillPayFields({ data: { account, bill } }: { data: BillData }) {
  const { t } = texts();
  if (!bill) return <NoBill account={account} />;
  const { due, before } = bill;
  return (
    <>
      {before !== null && before !== due && (
        <p role="status" className="rounded-card bg-warning-tint p-4 text-warning">
          {t('pay.bill.changed', { before: formatMnt(before), now: formatMnt(due) })}
        </p>
      )}
      <BillFacts account={account} bill={bill} />
      {due >= minPayment ? (
        <WholeBill due={due} />
      ) : (
        <>
          <input type="hidden" name="total" value={due} />
          <p className="text-success">
            {t(due === 0 ? 'pay.bill.nothingDue' : 'pay.bill.littleDue')}
          </p>
        </>
      )}
      <OtherAmount due={due} />
      <ReceiptAndProvider />
    </>
  );
}

function WholeBill({ due }: { due: number }) {
  return <PayButton total={due} price={formatMnt(due)} name="whole" />;
}

export const billViews = { number: BillNumberFields, pay: BillPayFields };
