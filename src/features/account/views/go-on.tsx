import { findOwnSince } from '#identity/holder/own-since.ts';
import type { CustomerSession } from '#identity/session.ts';
import type { Assessment } from '#leasing/model.ts';
import { listAssessments } from '#leasing/store.ts';
import { listOwnDrafts, type OwnDraft } from '#flow/own-drafts.ts';
import { type ListedOrder, listOrders } from '#order/list-store.ts';
import type { Read } from '#lib/outcome.ts';
import { listHolds } from '#purchase/hold-store.ts';
import type { Purchase } from '#purchase/model.ts';
import type { Recovery } from '#purchase/sim-recovery/model.ts';
import { listRecoveries } from '#purchase/sim-recovery/store.ts';
import { listPlaces } from '#purchase/place-store.ts';
import { findPurchaseById, listAwaitedSims } from '#purchase/store.ts';
import { texts } from '#request/texts.ts';
import { readSoonOf } from '#services/read-soon.ts';
import { withIcon } from '#ui/with-icon.ts';
import { draftKinds } from '../model.ts';
import {
  AssessmentRow,
  DraftRow,
  type Hold,
  HoldRow,
  OrderRow,
  type OwnPlace,
  PlaceRow,
  RecoveryRow,
  SimRow,
} from './go-on-rows.tsx';

const open = ['PLACED', 'SHIPPED'];
/** A SIM that was replaced is seen for a week: whoever did not ask for it should see it. */
const recoveryShownMs = 7 * 24 * 60 * 60_000;

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
    listHolds({ visitorId, isdn }),
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
      .filter(
        ({ kind, isHere }) =>
          !(isHere && kind === 'newNumber' && holds.some((hold) => hold.isHere)),
      )
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
