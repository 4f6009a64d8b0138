import { formatMnt } from '#domain/money.ts';
import { returnReasons } from '#order/returns/model.ts';
import type { ReturnOffer } from '#order/returns/offer.ts';
import { texts } from '#request/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { toQuantityName, toReasonName } from '../fields.ts';

type OfferedLine = ReturnOffer['lines'][number];

/** One thing that can only be chosen is chosen. */
export const toFirstQuantity = ({ lines }: ReturnOffer): number =>
  lines.filter(({ returnable }) => returnable.state === 'returnable').length === 1 ? 1 : 0;

function LineFields({ index, most, first }: { index: number; most: number; first: number }) {
  const { t } = texts();
  const counts = Array.from({ length: most }, (_, i) => String(i + 1));
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <SelectField
        name={toQuantityName(index)}
        label={t('return.quantity')}
        value={first > 0 ? String(first) : '0'}
        empty={null}
        options={[
          { value: '0', name: t('return.none') },
          ...counts.map((count) => ({ value: count, name: count })),
        ]}
      />
      <SelectField
        name={toReasonName(index)}
        label={t('return.reason')}
        options={returnReasons.map((one) => ({ value: one, name: t(`return.reasons.${one}`) }))}
      />
    </div>
  );
}

function Line({ offered, index, first }: { offered: OfferedLine; index: number; first: number }) {
  const { t, own } = texts();
  const { line, returnable } = offered;
  const name = own(line, 'name');
  const why = returnable.state === 'returnable' ? null : returnable.state;
  return (
    <li className="border-b-1 border-line py-4 last:border-0">
      <fieldset className="min-w-0">
        <legend className="flex w-full items-center gap-4">
          {line.image ? (
            <img
              src={line.image}
              alt=""
              width="48"
              height="60"
              loading="lazy"
              className="h-15 w-12 shrink-0 rounded-control bg-sunken object-contain p-1"
            />
          ) : (
            <span className="h-15 w-12 shrink-0 rounded-control bg-sunken" />
          )}
          <span className="min-w-0">
            <span className="block font-medium">{name}</span>
            <span className="numbers block text-sm text-muted">
              {t('order.times', { count: line.quantity, price: formatMnt(line.price) })}
            </span>
          </span>
        </legend>
        {returnable.state === 'returnable' ? (
          <LineFields index={index} most={returnable.most} first={first} />
        ) : null}
        {why && (
          <p className={`mt-2 flex items-start gap-2 text-muted before:mt-0.5 ${withIcon('info')}`}>
            {t(`return.not.${why}`)}
          </p>
        )}
      </fieldset>
    </li>
  );
}

/** The lines of the order: how many come back, and why; or why none of them can. */
export function ReturnLines({ offer }: { offer: ReturnOffer }) {
  const first = toFirstQuantity(offer);
  return (
    <ul className="card m-0 list-none px-5 py-1 sm:px-6">
      {offer.lines.map((offered, index) => (
        <Line
          key={offered.line.productId}
          offered={offered}
          index={index}
          first={offered.returnable.state === 'returnable' ? first : 0}
        />
      ))}
    </ul>
  );
}
