import { formatMnt } from '#domain/money.ts';
import { toClock } from '#domain/ulaanbaatar-time.ts';
import type { Translate } from '#i18n/translator.ts';
import { readTroubledReceipts, type TroubledReceipt } from '#payment/receipt/desk-store.ts';
import { DeskActLink, DeskAge } from '#identity/staff/views/desk-act.tsx';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { ReceiptAct } from './receipt-act.tsx';

const maxShown = 100;

/** What is the matter with a receipt, by what it lacks. */
function toTrouble({ state, returnState }: TroubledReceipt) {
  if (returnState === 'MANUAL') return 'receipt.desk.trouble.return';
  if (state === 'ERROR') return 'receipt.desk.trouble.error';
  return state === 'PENDING' ? 'receipt.desk.trouble.late' : 'receipt.desk.trouble.message';
}

const known = ['sum', 'provider', 'sealed', 'company', 'part', 'payment', 'message'] as const;

/** Faults of ours in words; a provider's as it was named. */
function toErrorText(error: string | null, t: Translate): string {
  const name = known.find((one) => one === error);
  return name ? t(`receipt.desk.fault.${name}`) : (error ?? '–');
}

function Row({ receipt, now }: { receipt: TroubledReceipt; now: number }) {
  const { t } = texts();
  const { id, provider, total, billSuffix, reference, attempts, nextAt, lastError } = receipt;
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <DeskAge since={receipt.createdAt} now={now} />
        <td className={`${deskCell} font-medium`}>{t(toTrouble(receipt))}</td>
        <td className={`${deskCell} whitespace-nowrap`}>
          {`${reference ?? '–'} · ${billSuffix} · ${provider}`}
        </td>
        <td className={`${deskCell} whitespace-nowrap text-right`}>{formatMnt(total)}</td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>{toErrorText(lastError, t)}</td>
        <td className={`${deskCell} whitespace-nowrap`}>
          {receipt.state === 'PENDING' ? `${attempts} · ${toClock(nextAt)}` : attempts}
        </td>
        <td className={deskCell}>
          <DeskActLink name="receipt" id={id} needs="fulfil" label={t('receipt.desk.act')} />
        </td>
      </tr>
      <ReceiptAct receipt={receipt} columns={7} />
    </>
  );
}

const columns = ['age', 'trouble', 'receipt', 'amount', 'error', 'attempts', 'act'] as const;

/** Receipts that somebody has to act on, the oldest first, each with the form that does it. */
export async function TroubledReceipts() {
  const { t } = texts();
  const receipts = await readTroubledReceipts(maxShown);
  const now = Date.now();
  if (receipts.length === 0) return <p className="text-muted">{t('receipt.desk.none')}</p>;
  return (
    <DeskTable
      columns={columns.map((name) => ({
        name: t(`receipt.desk.column.${name}`),
        isAmount: name === 'amount',
      }))}
    >
      {receipts.map((receipt) => (
        <Row key={receipt.id} receipt={receipt} now={now} />
      ))}
    </DeskTable>
  );
}
