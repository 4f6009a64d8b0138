import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import { newOperationId } from '#forms/operation-id.ts';
import { toOwnHref } from '#order/find-shown.ts';
import type { Order } from '#order/model.ts';
import { type ReturnCase, returnViews, toReturnCode } from '#order/returns/model.ts';
import { findReturnOffer, toExpected } from '#order/returns/offer.ts';
import { listSources } from '#order/returns/rules.ts';
import { texts } from '#request/texts.ts';
import { tintClass } from '#ui/tint.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';

/** What happens next, or what has become of it. */
function toText({ state, way, amount }: ReturnCase, code: string): string {
  const { t } = texts();
  if (state === 'ACCEPTED') return t(`return.text.${way}`, { code });
  if (state === 'REFUNDED') {
    if (!amount) return t('return.text.REFUNDED0');
    return t('return.text.REFUNDED', { amount: formatMnt(amount) });
  }
  return t(`return.text.${state}`, { callCentre: brand.callCentre });
}

/** Why, in the reader's language, and as somebody of the staff wrote it. */
function toWhy({ cause, answer }: ReturnCase): string {
  const { t } = texts();
  const named = cause && cause !== 'other' ? t(`return.cause.${cause}`) : '';
  return [named, answer].filter(Boolean).join('. ');
}

interface CasesProps {
  order: Order;
  branch: (id: string) => ReactNode;
}

/** Where and when it is handed over, as it was asked for, or is settled. */
function Handover({
  found: { way, branchId, slotDate, slot },
  order,
  branch,
}: CasesProps & { found: ReturnCase }) {
  const { t, own, locale } = texts();
  const { address } = order;
  const when = slotDate
    ? `${formatDate(slotDate, locale)}, ${slot?.replace('-', '–') ?? ''}`
    : t('return.collectedDays');
  return (
    <dl className="numbers m-0 mt-4 grid gap-4 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-muted">{t('return.where')}</dt>
        <dd className="m-0">
          {way === 'COURIER'
            ? address && [own(address, 'text'), address.building].filter(Boolean).join(', ')
            : branchId
              ? branch(branchId)
              : t('return.anyBranch')}
          {way === 'BRANCH' && (
            <a href="/service-branches" className="line-link text-sm text-link">
              {t('return.findBranch')}
            </a>
          )}
        </dd>
      </div>
      {way === 'COURIER' && (
        <div>
          <dt className="text-sm text-muted">{t('return.collectedAt')}</dt>
          <dd className="m-0">{when}</dd>
        </div>
      )}
    </dl>
  );
}

/** Asked once, as a cancellation is: what follows is said before. */
function Withdraw({ id }: { id: string }) {
  const { t } = texts();
  return (
    <details className="mt-4 border-t-1 border-line pt-2">
      <summary
        className={`line-link w-full justify-between font-medium text-danger ${withEndIcon('chevron-down')}`}
      >
        {t('return.withdraw.title')}
      </summary>
      <p className="mt-2 text-muted">{t('return.withdraw.text')}</p>
      <form method="post" action={toOwnHref()} className="mb-2 mt-4">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="op" value={newOperationId()} />
        <button
          type="submit"
          name="intent"
          value="withdraw"
          className="btn-line w-full text-danger sm:w-fit"
        >
          {t('return.withdraw.submit')}
        </button>
      </form>
    </details>
  );
}

function Case({
  found,
  cases,
  ...shown
}: CasesProps & { found: ReturnCase; cases: readonly ReturnCase[] }) {
  const { t, own, locale } = texts();
  const { order } = shown;
  const { id, state, lines, words, createdAt } = found;
  const view = returnViews[state];
  const code = toReturnCode(order.code, found);
  const why = toWhy(found);
  const expected = toExpected(order, found, cases);
  return (
    <li className="border-b-1 border-line py-5 last:border-0">
      <p className="numbers text-sm text-muted">
        {t('return.code', { code })} · {formatDateTime(createdAt, locale)}
      </p>
      <h3
        className={`mt-1 flex items-start gap-2 text-lg before:mt-0.5 ${tintClass[view.tint].text} ${withIcon(view.icon)}`}
      >
        {t(view.word)}
      </h3>
      <p className="mt-2">{toText(found, code)}</p>
      {why !== '' && (
        <p className="mt-2 font-medium [overflow-wrap:anywhere]">
          {t(state === 'REFUSED' ? 'return.why' : 'return.less', { why })}
        </p>
      )}
      {(state === 'REQUESTED' || state === 'ACCEPTED') && <Handover found={found} {...shown} />}
      <ul className="numbers m-0 mt-4 list-none p-0">
        {lines.map(({ productId, quantity, reason }) => {
          const line = order.lines.find((one) => one.productId === productId);
          return (
            <li key={productId} className="py-1">
              {`${quantity} × ${line ? own(line, 'name') : productId}`}
              <span className="block text-sm text-muted">{t(`return.reasons.${reason}`)}</span>
            </li>
          );
        })}
      </ul>
      {words !== '' && <p className="mt-1 text-muted [overflow-wrap:anywhere]">{words}</p>}
      {expected !== null && (
        <p className="numbers mt-3 font-bold">
          {t('return.expected', { amount: formatMnt(expected) })}
        </p>
      )}
      {listSources('WITHDRAWN', 'customer').includes(state) && <Withdraw id={id} />}
    </li>
  );
}

/** The returns of an order, and the way to another one while there is time; nothing where there is neither. */
export async function ReturnCases({ order, branch }: CasesProps) {
  const { t, locale } = texts();
  const { state, endsAt, cases } = await findReturnOffer(order, Date.now());
  const isOpen = state === 'open' && endsAt !== null;
  const isOver = state === 'over' && endsAt !== null;
  if (cases.length === 0 && !isOpen && !isOver) return null;
  return (
    <section id="returns" aria-labelledby="returns-title" className="card p-5 sm:p-6">
      <h2 id="returns-title" className="text-xl">
        {t('return.cases')}
      </h2>
      {cases.length > 0 && (
        <ul className="m-0 list-none p-0">
          {cases.map((found) => (
            <Case key={found.id} found={found} cases={cases} order={order} branch={branch} />
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          <p className="numbers mt-3 text-muted">
            {t('return.offer', { time: formatDateTime(endsAt, locale) })}
          </p>
          <a
            href={toOwnHref('/return')}
            data-document
            className={`btn-line mt-3 w-full sm:w-fit ${withIcon('rotate-ccw')}`}
          >
            {t('return.title')}
          </a>
        </>
      )}
      {isOver && (
        <p className="numbers mt-3 text-muted">
          {t('return.over', { time: formatDateTime(endsAt, locale) })}
        </p>
      )}
    </section>
  );
}
