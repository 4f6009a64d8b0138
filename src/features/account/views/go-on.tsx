import { findOwnSince } from '#identity/holder/own-since.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import type { CustomerSession } from '#identity/session.ts';
import { listOwnDrafts, type OwnDraft } from '#flow/own-drafts.ts';
import { type ListedOrder, listOrders } from '#order/list-store.ts';
import type { Read } from '#lib/outcome.ts';
import { listHolds } from '#purchase/hold-store.ts';
import { findNumber } from '#purchase/kinds.ts';
import { type Purchase, toResultHref } from '#purchase/model.ts';
import { listAwaitedSims } from '#purchase/store.ts';
import { texts } from '#request/texts.ts';
import { readSoonOf } from '#services/read-soon.ts';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { draftKinds } from '../model.ts';

const row = 'row tap gap-4 border-t-1 border-line py-2.5';
const asLink = `${row} group after:ml-auto after:text-muted ${withEndIcon('chevron-right')}`;

function Words({ title, text }: { title: string; text: string }) {
  return (
    <span className="min-w-0">
      <span className="block font-bold group-hover:underline">{title}</span>
      <span className="numbers block text-sm text-muted">{text}</span>
    </span>
  );
}

function OrderRow({ order: { code, lines, status } }: { order: ListedOrder }) {
  const { t, own } = texts();
  const [first] = lines;
  const text = `${t('account.payments.order', { code })} · ${t(`order.status.${status}`)}`;
  return (
    <a href={`/order/${code}`} data-document className={asLink}>
      <Words title={first ? own(first, 'name') : code} text={text} />
    </a>
  );
}

function DraftRow({ draft: { id, kind, expiresAt, isHere } }: { draft: OwnDraft }) {
  const { t, locale } = texts();
  const flow = draftKinds[kind];
  if (!flow) return null;
  const date = formatDate(expiresAt, locale);
  const title = t(flow.title);
  if (isHere) {
    return (
      <a href={flow.path} data-document className={asLink}>
        <Words title={title} text={t('account.goOn.until', { date })} />
      </a>
    );
  }
  return (
    <form method="post" action="/account" className={`${row} flex-wrap justify-between`}>
      <input type="hidden" name="draft" value={id} />
      <Words title={title} text={t('account.goOn.elsewhere', { date })} />
      <button type="submit" className="btn-line" aria-label={`${t('flow.continue')}: ${title}`}>
        {t('flow.continue')}
      </button>
    </form>
  );
}

/** A SIM card that somebody brings, or lays ready. */
function SimRow({ purchase: { item, code, token } }: { purchase: Purchase }) {
  const { t } = texts();
  const text = `${t('account.payments.order', { code })} · ${t('account.goOn.sim')}`;
  return (
    <a href={toResultHref(token)} data-document className={asLink}>
      <Words title={groupPhoneNumber(findNumber(item) ?? '')} text={text} />
    </a>
  );
}

function HoldRow({ hold: { isdn, expiresAt } }: { hold: Hold }) {
  const { t, locale } = texts();
  const text = t('account.goOn.held', { time: formatDateTime(expiresAt, locale) });
  return (
    <a href="/newnumberv2" data-document className={asLink}>
      <Words title={groupPhoneNumber(isdn)} text={text} />
    </a>
  );
}

const open = ['PLACED', 'SHIPPED'];

type Hold = Awaited<ReturnType<typeof listHolds>>[number];
interface Open {
  orders: ListedOrder[];
  sims: Purchase[];
  holds: Hold[];
  drafts: OwnDraft[];
}

/** Whose an order of the number is the service may have to say, so this is waited for as what services say. */
async function listOpen({ visitorId, isdn }: CustomerSession): Promise<Open> {
  const since = await findOwnSince(isdn);
  const [orders, sims, holds, drafts] = await Promise.all([
    listOrders({ visitorId, isdn, since }, { status: '', place: null }),
    listAwaitedSims({ visitorId, isdn, since }),
    listHolds(visitorId),
    listOwnDrafts({ visitorId, isdn }, Object.keys(draftKinds)),
  ]);
  return {
    orders: orders.filter(({ status }) => open.includes(status)).slice(0, 3),
    sims,
    holds,
    // A number that is kept leads to the same draft.
    drafts: drafts
      .filter(({ kind, isHere }) => !(isHere && kind === 'newNumber' && holds.length > 0))
      .slice(0, 5),
  };
}

export const readOpen = (customer: CustomerSession): Promise<Read<Open>> =>
  readSoonOf(listOpen(customer));

/** What is on its way, kept or begun, as one list; nothing where there is none of it. */
export function GoOn({ orders, sims, holds, drafts }: Open) {
  const { t } = texts();
  if (orders.length + sims.length + holds.length + drafts.length === 0) return null;
  return (
    <section aria-labelledby="go-on" className="card p-5 sm:p-6">
      <h2 id="go-on" className={`row gap-2 text-lg before:text-muted ${withIcon('clock')}`}>
        {t('account.goOn.title')}
      </h2>
      <ul className="m-0 mt-3 list-none p-0">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
        {sims.map((purchase) => (
          <li key={purchase.id}>
            <SimRow purchase={purchase} />
          </li>
        ))}
        {holds.map((hold) => (
          <li key={hold.isdn}>
            <HoldRow hold={hold} />
          </li>
        ))}
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftRow draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}
