import type { ReactNode } from 'react';
import { formatMnt } from '#domain/money.ts';
import { splitPayment } from '#domain/payable-amount.ts';
import { EffortQuestion } from '#flow/effort/views/effort-question.tsx';
import { KeepResult } from '#flow/result/keep-result.tsx';
import { isHeld } from '#fraud/review-store.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { isOwn } from '#identity/holder/is-own.ts';
import { findCodesGuard } from '#identity/sim-change/sim-change.ts';
import type { MessageKey } from '#i18n/translator.ts';
import { CodeList, CodesPart } from '#payment/views/codes-part.tsx';
import { wifiCodes } from '#purchase/codes-store.ts';
import { kindOf, pathOf } from '#purchase/kinds.ts';
import { type Purchase, toResultHref } from '#purchase/model.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { findShownPurchase } from '../find-shown.ts';
import { Comeback } from './comeback.tsx';
import { Fact, For, Reference, toPhone } from './result-facts.tsx';
import { ResultRefresh } from '#flow/result/result-refresh.tsx';

/** The title, and what happens next; of a SIM recovery its own part says which step comes when. */
function toNews({ kind, status }: Purchase, held: boolean): [title: MessageKey, next: MessageKey] {
  if (status === 'PAID' && held) return ['pay.result.held', 'pay.result.heldText'];
  if (status === 'DONE') return [`pay.${kind}.done`, `pay.${kind}.doneText`];
  if (status === 'REFUSED') return ['pay.result.refused', 'pay.result.refusedText'];
  if (status !== 'PAID') return ['pay.result.waiting', 'pay.result.waitingText'];
  if (kind === 'simRecovery') return ['pay.simRecovery.paid', 'pay.simRecovery.paidText'];
  return ['pay.result.paid', 'pay.result.paidText'];
}

const marks = {
  DONE: `before:text-success ${withIcon('check')}`,
  PAID: `before:text-info ${withIcon('clock')}`,
  AWAITING_PAYMENT: `before:text-info ${withIcon('clock')}`,
  REFUSED: `before:text-danger ${withIcon('rotate-ccw')}`,
} as const;

/** What of a bill is paid, what is left of it, and what is credit: the service's word once it is there. */
function BillSplit({ purchase: { item, amount, credit, status } }: { purchase: Purchase }) {
  const { t } = texts();
  if (item.kind !== 'bill' || status === 'REFUSED') return null;
  const split = splitPayment(amount, item.due);
  const left = item.due - split.paid;
  const shown = credit ?? split.credit;
  return (
    <>
      {shown > 0 && <p className="mt-2">{t('pay.bill.credit', { credit: formatMnt(shown) })}</p>}
      {left > 0 && <p className="mt-2">{t('pay.bill.left', { left: formatMnt(left) })}</p>}
    </>
  );
}

async function Codes({ purchase: { id, item } }: { purchase: Purchase }) {
  const { own } = texts();
  const nameOf = () => (item.kind === 'wifi' ? own(item, 'name') : '');
  return <CodeList codes={await wifiCodes.readCodes(id)} nameOf={nameOf} />;
}

async function WifiCodes({ purchase }: { purchase: Purchase }) {
  const { id, token, status } = purchase;
  const [counted, guard] = await Promise.all([wifiCodes.countCodes(id), findCodesGuard(purchase)]);
  return (
    <div className="mt-6 max-w-3xl">
      <CodesPart
        action={toResultHref(token)}
        {...counted}
        isOver={status === 'REFUSED'}
        guard={guard}
        back="/account/payments"
      >
        <Codes purchase={purchase} />
      </CodesPart>
    </div>
  );
}

/** Where "once more" is not what one wants; null where there is no next one: a fee, a child's and an own number are for once. */
const anotherTexts: Partial<Record<Purchase['kind'], MessageKey | null>> = {
  newNumber: 'newNumber.another',
  touristSim: 'touristSim.another',
  preorder: 'preorder.see',
  simRecovery: null,
  stars: null,
  leasingFee: null,
};

interface ResultProps {
  purchase: Purchase;
  /** What there is of this kind of purchase only, such as a SIM, above everything else. */
  ownPart: (purchase: Purchase) => ReactNode;
  /** The receipt and the refunds of the payment that paid for it. */
  parts: (purchase: Purchase) => ReactNode;
}

function Result({
  purchase,
  parts,
  ownPart,
  held,
  isMine,
}: ResultProps & { held: boolean; isMine: boolean }) {
  const { t, locale } = texts();
  const { kind, status, amount, paidAt, createdAt, visitorId } = purchase;
  const { [kind]: another = 'pay.result.again' } = anotherTexts;
  const [, next] = toNews(purchase, held);
  const values = { amount: formatMnt(amount), phone: toPhone(purchase) };
  return (
    <div className="page pb-16">
      <ErrorSummary />
      <div
        data-revision={`purchase ${purchase.id} ${status}`}
        className="card max-w-3xl p-5 sm:p-6"
      >
        <p className={`flex items-start gap-2 text-lg ${marks[status]}`}>{t(next, values)}</p>
        <BillSplit purchase={purchase} />
        {status === 'PAID' && !held && kind !== 'simRecovery' && (
          <ResultRefresh since={paidAt ?? createdAt} now={Date.now()} />
        )}
        <dl className="numbers mt-5 grid gap-x-6 gap-y-4 border-t-1 border-line pt-5 xs:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">{t('payment.paidAmount')}</dt>
            <dd className="m-0 text-3xl font-bold">{formatMnt(amount)}</dd>
          </div>
          <For purchase={purchase} isMine={isMine} />
          <Reference purchase={purchase} />
          <Fact name={t(paidAt ? 'payment.paidAt' : 'payment.createdAt')}>
            {formatDateTime(paidAt ?? createdAt, locale)}
          </Fact>
        </dl>
      </div>
      {kind === 'wifi' && paidAt !== null && <WifiCodes purchase={purchase} />}
      {ownPart(purchase)}
      <Comeback purchase={purchase} />
      {!requestContext().isCopyToKeep && (
        <>
          {parts(purchase)}
          {another && (
            <a href={pathOf(purchase.item)} className="btn-line mt-6">
              {t(another)}
            </a>
          )}
          <KeepResult />
          {paidAt !== null && kind !== 'leasingFee' && (
            <EffortQuestion flow={kind} visitorId={visitorId} at={paidAt} />
          )}
        </>
      )}
    </div>
  );
}

/** What became of a bill, of units, a package or cards that were paid for. */
export async function ResultPage({ parts, ownPart }: Omit<ResultProps, 'purchase'>) {
  const { t } = texts();
  const purchase = await findShownPurchase();
  // Somebody else's is as good as none, so that nobody learns which there are.
  if (!purchase) requestContext().gone = true;
  const held = purchase?.status === 'PAID' && (await isHeld('purchase', purchase.id));
  const isMine = purchase !== null && (await isOwn(purchase));
  const title = t(purchase ? toNews(purchase, held)[0] : 'pay.result.gone');
  const kind = purchase?.kind ?? 'bill';
  return (
    <>
      <PageMeta title={title} description={t(`pay.${kind}.title`)} noIndex />
      <PageHeader
        crumbs={[
          {
            name: t(`pay.${kind}.title`),
            href: purchase ? pathOf(purchase.item) : kindOf({ kind }).path,
          },
        ]}
        title={title}
      />
      {purchase ? (
        <Result purchase={purchase} parts={parts} ownPart={ownPart} held={held} isMine={isMine} />
      ) : (
        <div className="page">
          <ErrorSummary />
          <Empty icon="search-x" title={title} text={t('pay.result.goneText')}>
            <a href="/pay/bill" data-document className="btn-primary mt-2">
              {t('pay.bill.title')}
            </a>
          </Empty>
        </div>
      )}
    </>
  );
}
