import { listDeliveryDays } from '#domain/delivery-slots.ts';
import { formatMnt } from '#domain/money.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { formatDateTime, formatDay } from '#i18n/format-date.ts';
import { isStaff } from '#identity/staff/staff.ts';
import { ActForm } from '#identity/staff/views/desk-act.tsx';
import { settleRead } from '#lib/outcome.ts';
import type { Order } from '#order/model.ts';
import { type ReturnCase, returnCauses, returnViews } from '#order/returns/model.ts';
import { findRefundable } from '#order/returns/refundable.ts';
import { listSources } from '#order/returns/rules.ts';
import { readReturnEvents } from '#order/returns/store.ts';
import { texts } from '#request/texts.ts';
import { readBranches } from '#services/places.ts';
import { Field } from '#ui/form/field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';

interface ReturnProps {
  found: ReturnCase;
  order: Order;
}

/** Whose goods come back, which, why, and what has happened; who only looks sees nobody's name. */
async function Details({ found, order }: ReturnProps) {
  const { t, own, locale } = texts();
  const [events, mayKnow] = await Promise.all([readReturnEvents(order.id), isStaff('fulfil')]);
  const { phone, email, firstName, lastName, address } = order;
  const person = [lastName, firstName].filter(Boolean).join(' ');
  const place = address && [
    own(address, 'text'),
    address.building,
    address.apartment,
    address.note,
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <ul className="m-0 list-none p-0">
        {found.lines.map(({ productId, quantity, reason }) => {
          const line = order.lines.find((one) => one.productId === productId);
          return (
            <li key={productId}>
              {`${quantity} × ${line ? own(line, 'name') : productId} · ${t(`return.reasons.${reason}`)}`}
            </li>
          );
        })}
        {found.words !== '' && (
          <li className="mt-2 [overflow-wrap:anywhere]">
            <span className="block text-muted">{t('return.desk.words')}</span>
            {mayKnow ? found.words : '…'}
          </li>
        )}
      </ul>
      <p className="[overflow-wrap:anywhere]">
        {mayKnow ? (
          <>
            {person} <a href={`tel:${phone}`}>{phone}</a> {email}
            {place && <span className="block">{place.filter(Boolean).join(', ')}</span>}
          </>
        ) : (
          maskPhoneNumber(phone)
        )}
      </p>
      <ol className="m-0 list-none p-0">
        {events
          .filter(({ returnId }) => returnId === found.id)
          .map(({ state, at, who }) => (
            <li key={state}>
              {`${formatDateTime(at, locale)} · ${t(returnViews[state].word)} · ${t(`desk.who.${who}`)}`}
            </li>
          ))}
        {found.answer && <li className="mt-2">{found.answer}</li>}
      </ol>
    </div>
  );
}

/** Where and when it is handed over: as the customer asked for, or otherwise. */
async function HandoverFields({ found, order }: ReturnProps) {
  const { t, own, locale } = texts();
  const branches = await settleRead(await readBranches());
  const slots = listDeliveryDays(new Date()).flatMap(({ date, slots: all }) =>
    all.flatMap(({ slot, open }) => {
      const name = `${t('return.desk.courier')} ${formatDay(date, locale)} ${slot.replace('-', '–')}`;
      return open ? [{ value: `COURIER ${date} ${slot}`, name }] : [];
    }),
  );
  const couriers = [{ value: 'COURIER', name: t('return.desk.courierDays') }, ...slots];
  const asked = [found.way, found.slotDate, found.slot].filter(Boolean).join(' ');
  const options = [
    { value: 'BRANCH', name: t('return.desk.toBranch') },
    ...(order.address ? couriers : []),
  ];
  return (
    <>
      <SelectField
        name="place"
        label={t('return.desk.handover')}
        // A time that is over has to be chosen anew.
        value={options.some(({ value }) => value === asked) ? asked : ''}
        options={options}
      />
      {branches.ok && branches.value.length > 0 && (
        <SelectField
          name="branch"
          label={t('return.branch')}
          hint={t('return.desk.onlyBranch')}
          value={found.branchId ?? ''}
          empty={t('return.anyBranch')}
          options={branches.value.map((one) => ({ value: one.id, name: own(one, 'name') }))}
        />
      )}
    </>
  );
}

async function AmountField({ found, order }: ReturnProps) {
  const { t } = texts();
  const { most: amount } = await findRefundable(order, found);
  return (
    <Field
      name="amount"
      label={t('return.desk.givenBack')}
      hint={t('return.desk.givenBackHint', { amount: formatMnt(amount) })}
      value={String(amount)}
      inputMode="numeric"
      maxLength={15}
      autoComplete="off"
      className="numbers"
    />
  );
}

/** What a return is about, and the form of what can be done with it by whoever looks. */
export async function ReturnAct({ found, order }: ReturnProps) {
  const { t } = texts();
  const mayPay = await isStaff('refund');
  const targets = (['ACCEPTED', 'RECEIVED', 'REFUNDED', 'REFUSED'] as const).filter(
    (to) => listSources(to, 'staff').includes(found.state) && (mayPay || to !== 'REFUNDED'),
  );
  return (
    <>
      <Details found={found} order={order} />
      {targets.length > 0 && (
        <ActForm
          id={found.id}
          needs="fulfil"
          act="to"
          hint={t('return.desk.reasonHint')}
          acts={targets.map((to) => ({ value: to, label: t(`return.desk.to.${to}`) }))}
        >
          {targets.includes('ACCEPTED') && <HandoverFields found={found} order={order} />}
          {targets.includes('REFUNDED') && <AmountField found={found} order={order} />}
          <SelectField
            name="cause"
            label={t('return.desk.cause')}
            hint={t('return.desk.causeHint')}
            optional={t('form.optional')}
            options={returnCauses.map((one) => ({ value: one, name: t(`return.cause.${one}`) }))}
          />
        </ActForm>
      )}
    </>
  );
}
