import { findOwnSince } from '#identity/holder/own-since.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { formatDate, formatDateTime } from '#i18n/format-date.ts';
import type { CustomerSession } from '#identity/session.ts';
import { type Assessment, toAssessmentHref } from '#leasing/model.ts';
import { listAssessments } from '#leasing/store.ts';
import { listOwnDrafts, type OwnDraft } from '#flow/own-drafts.ts';
import { type ListedOrder, listOrders } from '#order/list-store.ts';
import type { Read } from '#lib/outcome.ts';
import { listHolds } from '#purchase/hold-store.ts';
import { kindOf } from '#purchase/kinds.ts';
import { type Purchase, toResultHref } from '#purchase/model.ts';
import { type Recovery, toRecoveryHref } from '#purchase/sim-recovery/model.ts';
import { listRecoveries } from '#purchase/sim-recovery/store.ts';
import { listPlaces, type PreorderPlace } from '#purchase/place-store.ts';
import { findPurchaseById, listAwaitedSims } from '#purchase/store.ts';
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
  const { t, locale } = texts();
  const { number, what } = kindOf(item).toWords(item, locale);
  const text = `${t('account.payments.order', { code })} · ${t('account.goOn.sim')}`;
  return (
    <a href={toResultHref(token)} data-document className={asLink}>
      <Words title={number ?? what ?? ''} text={text} />
    </a>
  );
}

/** A SIM that is being replaced, or was a short while ago. */
function RecoveryRow({ recovery: { isdn, state, token } }: { recovery: Recovery }) {
  const { t } = texts();
  const text = `${t('account.goOn.recovery')} · ${t(`simRecovery.state.${state}`)}`;
  return (
    <a href={toRecoveryHref(token)} data-document className={asLink}>
      <Words title={groupPhoneNumber(isdn)} text={text} />
    </a>
  );
}

/** Whether somebody may lease: asked, waiting for a person, or ready to be ordered with. */
function AssessmentRow({ assessment: { token, state, code } }: { assessment: Assessment }) {
  const { t } = texts();
  const shown = state === 'PENDING' || state === 'COMPLETE' ? state : 'asking';
  return (
    <a href={toAssessmentHref(token)} data-document className={asLink}>
      <Words
        title={t('flow.leasing.title')}
        text={`${t('account.payments.order', { code })} · ${t(`leasing.result.${shown}`)}`}
      />
    </a>
  );
}

/** A product that was pre-ordered and is not collected yet. */
function PlaceRow({ place: { productId, state, purchase } }: { place: OwnPlace }) {
  const { t, own } = texts();
  const title = purchase.item.kind === 'preorder' ? own(purchase.item, 'name') : '';
  return (
    <a href={`/pre-order/${productId}`} data-document className={asLink}>
      <Words title={title} text={`${t('product.preorder')} · ${t(`preorder.state.${state}`)}`} />
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
/** A SIM that was replaced is seen for a week: whoever did not ask for it should see it. */
const recoveryShownMs = 7 * 24 * 60 * 60_000;

type OwnPlace = PreorderPlace & { purchase: Purchase };
type Hold = Awaited<ReturnType<typeof listHolds>>[number];
interface Open {
  orders: ListedOrder[];
  sims: Purchase[];
  recoveries: Recovery[];
  holds: Hold[];
  assessments: Assessment[];
  places: OwnPlace[];
  drafts: OwnDraft[];
}

async function listOwnPlaces(of: Parameters<typeof listPlaces>[0]): Promise<OwnPlace[]> {
  const places = await listPlaces(of);
  const found = await Promise.all(
    places.map(async (place) => ({ place, purchase: await findPurchaseById(place.purchaseId) })),
  );
  return found.flatMap(({ place, purchase }) => (purchase ? [{ ...place, purchase }] : []));
}

/** Whose an order of the number is the service may have to say, so this is waited for as what services say. */
async function listOpen({ visitorId, isdn }: CustomerSession): Promise<Open> {
  const since = await findOwnSince(isdn);
  const [orders, sims, recoveries, holds, assessments, places, drafts] = await Promise.all([
    listOrders({ visitorId, isdn, since }, { status: '', place: null }),
    listAwaitedSims({ visitorId, isdn, since }),
    listRecoveries({ visitorId, isdn, since: Math.max(since, Date.now() - recoveryShownMs) }),
    listHolds(visitorId),
    listAssessments(isdn, since),
    listOwnPlaces({ visitorId, isdn, since }),
    listOwnDrafts({ visitorId, isdn }, Object.keys(draftKinds)),
  ]);
  return {
    orders: orders.filter(({ status }) => open.includes(status)).slice(0, 3),
    sims,
    recoveries,
    holds,
    assessments,
    places,
    // A number that is kept leads to the same draft.
    drafts: drafts
      .filter(({ kind, isHere }) => !(isHere && kind === 'newNumber' && holds.length > 0))
      .slice(0, 5),
  };
}

export const readOpen = (customer: CustomerSession): Promise<Read<Open>> =>
  readSoonOf(listOpen(customer));

/** What is on its way, kept or begun, as one list; nothing where there is none of it. */
export function GoOn({ orders, sims, recoveries, holds, assessments, places, drafts }: Open) {
  const { t } = texts();
  const all = [orders, sims, recoveries, holds, assessments, places, drafts];
  if (all.every(({ length }) => length === 0)) return null;
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
        {recoveries.map((recovery) => (
          <li key={recovery.id}>
            <RecoveryRow recovery={recovery} />
          </li>
        ))}
        {places.map((place) => (
          <li key={place.id}>
            <PlaceRow place={place} />
          </li>
        ))}
        {holds.map((hold) => (
          <li key={hold.isdn}>
            <HoldRow hold={hold} />
          </li>
        ))}
        {assessments.map((assessment) => (
          <li key={assessment.id}>
            <AssessmentRow assessment={assessment} />
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
