import { toAge } from '#domain/age.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { findStaff } from '#identity/staff/staff.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { toCollectDay } from '#purchase/collect-day.ts';
import { nextStates } from '#purchase/move-place.ts';
import { countOpenPlaces, type PreorderPlace, readOpenPlaces } from '#purchase/place-store.ts';
import type { Purchase } from '#purchase/model.ts';
import { findPurchaseById } from '#purchase/store.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { Field } from '#ui/form/field.tsx';
import { Paging } from '#ui/paging.tsx';
import { DeskFilters, type DeskProduct, readDeskFilter, sumPlaces } from './desk-filters.tsx';

const perPage = 100;

async function Who() {
  const { t } = texts();
  const staff = await findStaff();
  return (
    <>
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field name="reason" label={t('staff.reason')} maxLength={300} />
    </>
  );
}

function MoveForm({ place: { id, state } }: { place: PreorderPlace }) {
  const { t } = texts();
  const next = state === 'CONFIRMED' || state === 'READY' ? nextStates[state] : [];
  return (
    <form
      method="post"
      action={toHref(requestContext().page, {})}
      className="stack max-w-110 gap-4 py-3"
    >
      <input type="hidden" name="id" value={id} />
      <Who />
      <div className="flex flex-wrap gap-3">
        {next.map((to, at) => (
          <button
            key={to}
            type="submit"
            name="to"
            value={to}
            className={at === 0 ? 'btn-primary' : 'btn-line'}
          >
            {t(`preorder.desk.to.${to}`)}
          </button>
        ))}
      </div>
    </form>
  );
}

/** When goods arrive, all that wait for one product are laid ready. */
function ReadyForm({ products }: { products: readonly DeskProduct[] }) {
  const { t } = texts();
  return (
    <details
      className="mb-6"
      open={(requestContext().formState?.typed['product']?.[0] ?? '') !== ''}
    >
      <summary className="line-link text-link">{t('preorder.desk.all')}</summary>
      <form method="post" action="/staff/preorders" className="stack max-w-110 gap-4 py-3">
        <label className="block font-bold">
          {t('preorder.product')}
          <select name="product" className="control mt-2 font-normal">
            {products.map(({ id, name, counts }) => (
              <option key={id} value={id}>
                {`${name} (${counts.CONFIRMED})`}
              </option>
            ))}
          </select>
        </label>
        <Who />
        <button type="submit" name="to" value="READY" className="btn-primary self-start">
          {t('preorder.desk.to.READY')}
        </button>
      </form>
    </details>
  );
}

function Row({ place, purchase }: { place: PreorderPlace; purchase: Purchase | null }) {
  const { t, own, locale } = texts();
  const { page, formState } = requestContext();
  const { id, state, confirmedAt, readyAt, createdAt } = place;
  const day = toCollectDay(place, locale);
  const isOpen = (formState?.typed['id']?.[0] ?? page.query.get('place')) === id;
  const since = readyAt ?? confirmedAt ?? createdAt;
  const { unit, count } = toAge(Date.now() - since);
  const item = purchase?.item.kind === 'preorder' ? purchase.item : null;
  return (
    <tr id={`place-${id}`} className="border-b-1 border-line align-top hover:bg-sunken">
      <td className={`${deskCell} whitespace-nowrap`} title={formatDateTime(since, locale)}>
        {t(`staff.${unit}`, { count })}
      </td>
      <td className={deskCell}>
        <span className="font-medium">{item ? own(item, 'name') : place.productId}</span>
        {isOpen && <MoveForm place={place} />}
      </td>
      <td className={deskCell}>
        {t(`preorder.state.${state}`)}
        {day && (
          <span className="numbers block text-muted">{t('preorder.collectUntil', { day })}</span>
        )}
      </td>
      <td className={`${deskCell} whitespace-nowrap`}>
        {purchase && maskPhoneNumber(purchase.phone)}
      </td>
      <td className={deskCell}>{purchase?.code}</td>
      <td className={`${deskCell} text-right`}>
        {!isOpen && (
          <a
            href={`${toHref(page, { place: id })}#place-${id}`}
            data-document
            className="inline-block py-1 text-link"
          >
            {t('preorder.desk.move')}
          </a>
        )}
      </td>
    </tr>
  );
}

/** Places that are paid for: since when they wait for the goods, or for their owner. */
export async function PreorderDesk() {
  const { t, own } = texts();
  const { page } = requestContext();
  const products = new Map<string, DeskProduct>();
  for (const { productId, state, count, purchaseId } of await countOpenPlaces()) {
    const known = products.get(productId);
    const item = known ? null : (await findPurchaseById(purchaseId))?.item;
    const name = known?.name ?? (item?.kind === 'preorder' ? own(item, 'name') : productId);
    const counts = { CONFIRMED: 0, READY: 0, ...known?.counts, [state]: count };
    products.set(productId, { id: productId, name, counts });
  }
  const all = [...products.values()];
  const filter = readDeskFilter();
  const pages = Math.max(1, Math.ceil(sumPlaces(all, filter) / perPage));
  const at = Math.min(pages, Math.max(1, Number.parseInt(page.query.get('page') ?? '1', 10) || 1));
  const places = await readOpenPlaces(filter, { rows: perPage, skipped: (at - 1) * perPage });
  const purchases = await Promise.all(places.map(({ purchaseId }) => findPurchaseById(purchaseId)));
  const waiting = all.filter(({ counts }) => counts.CONFIRMED > 0);
  const columns = [
    { name: t('staff.age') },
    { name: t('preorder.product') },
    { name: t('preorder.desk.state') },
    { name: t('flow.contact.phone') },
    { name: t('payment.reference') },
    { name: t('preorder.desk.move'), isHidden: true },
  ];
  return (
    <>
      <p className="mb-4 max-w-70ch text-muted">{t('preorder.desk.lead')}</p>
      {waiting.length > 0 && <ReadyForm products={waiting} />}
      <DeskFilters products={all} filter={filter} />
      {places.length === 0 ? (
        <p>{t('preorder.desk.none')}</p>
      ) : (
        <DeskTable columns={columns}>
          {places.map((place, i) => (
            <Row key={place.id} place={place} purchase={purchases[i] ?? null} />
          ))}
        </DeskTable>
      )}
      <Paging page={at} total={pages} />
    </>
  );
}
