import { formatMnt } from '#domain/money.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { ActForm, DeskAge } from '#identity/staff/views/desk-act.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { Field } from '#ui/form/field.tsx';
import { findByTypedCode, readRedeemed } from '../desk-store.ts';
import { toModelName } from '../model.ts';
import type { FoundEstimate } from '../store.ts';
import { AnswerList, toState } from './result-page.tsx';

const maxShown = 30;

/** A code is read out, or scanned: the QR of the voucher leads here with it. */
function CodeForm({ code }: { code: string }) {
  const { t } = texts();
  return (
    <form method="get" action="/staff/trade-in" className="mt-3 flex flex-wrap items-end gap-3">
      <Field
        name="code"
        label={t('tradeIn.desk.code')}
        value={code}
        maxLength={20}
        autoComplete="off"
        className="numbers w-48 uppercase"
      />
      <button type="submit" className="btn-line">
        {t('tradeIn.desk.find')}
      </button>
    </form>
  );
}

function Found({ found }: { found: FoundEstimate }) {
  const { t, locale } = texts();
  const { code, model, answers, price, low, high, createdAt, expiresAt, finalPrice } = found;
  const state = toState(found, Date.now());
  const isGood = state === 'OPEN' || state === 'WORTHLESS';
  return (
    <section aria-labelledby="found" className="card numbers mt-4 max-w-3xl p-4">
      <h3 id="found" className="text-lg">
        {code} · {t(`tradeIn.states.${state}`)}
      </h3>
      <dl className="mt-2 stack gap-2">
        <div>
          <dt className="text-sm text-muted">{t('tradeIn.model')}</dt>
          <dd className="font-bold">{toModelName(model, locale)}</dd>
          <AnswerList answers={answers} />
        </div>
        <div>
          <dt className="text-sm text-muted">{t('tradeIn.estimate')}</dt>
          <dd className="font-bold">{formatMnt(price)}</dd>
          <dd className="text-sm">
            {t('tradeIn.range', { low: formatMnt(low), high: formatMnt(high) })} ·{' '}
            {t('tradeIn.desk.base', { price: formatMnt(model.basePrice) })}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('tradeIn.validUntil')}</dt>
          <dd>
            {formatDateTime(createdAt, locale)} – {formatDateTime(expiresAt, locale)}
          </dd>
        </div>
        {finalPrice !== null && (
          <div>
            <dt className="text-sm text-muted">{t('tradeIn.finalPrice')}</dt>
            <dd className="font-bold">{formatMnt(finalPrice)}</dd>
          </div>
        )}
      </dl>
      {isGood && (
        <ActForm
          name="code"
          id={code}
          needs="fulfil"
          hint={t('tradeIn.desk.reasonHint')}
          acts={[{ label: t('tradeIn.desk.redeem') }]}
        >
          <Field
            name="price"
            label={t('tradeIn.desk.price')}
            hint={t('tradeIn.desk.priceHint')}
            inputMode="numeric"
            maxLength={12}
            autoComplete="off"
            className="numbers max-w-60"
          />
        </ActForm>
      )}
    </section>
  );
}

/** Handing in a handset: its code, what was asked and answered, the price; and what was handed in last. */
export async function TradeInDesk() {
  const { t, locale } = texts();
  const { page, formState } = requestContext();
  const typed = formState?.typed['code']?.[0] ?? page.query.get('code') ?? '';
  const found = typed === '' ? null : await findByTypedCode(typed.slice(0, 20));
  const redeemed = await readRedeemed(maxShown);
  const now = Date.now();
  return (
    <section aria-labelledby="trade-in">
      <h2 id="trade-in" className="text-2xl">
        {t('tradeIn.title')}
      </h2>
      <CodeForm code={typed} />
      {found && <Found found={found} />}
      {!found && typed !== '' && (
        <p role="status" className="mt-3 font-medium">
          {t('tradeIn.desk.fault.unknown')}
        </p>
      )}
      <h3 className="mb-2 mt-8 text-lg">{t('tradeIn.desk.last')}</h3>
      {redeemed.length === 0 ? (
        <p className="text-muted">{t('tradeIn.desk.none')}</p>
      ) : (
        <DeskTable
          columns={[
            { name: t('order.code') },
            { name: t('staff.age') },
            { name: t('tradeIn.model') },
            { name: t('tradeIn.estimate'), isAmount: true },
            { name: t('tradeIn.finalPrice'), isAmount: true },
          ]}
        >
          {redeemed.map(({ id, code, model, price, finalPrice, redeemedAt }) => (
            <tr key={id} className="h-8 border-b-1 border-line hover:bg-sunken">
              <td className={`${deskCell} font-bold tracking-wide`}>{code}</td>
              <DeskAge since={redeemedAt ?? now} now={now} />
              <td className={deskCell}>{toModelName(model, locale)}</td>
              <td className={`${deskCell} text-right`}>{formatMnt(price)}</td>
              <td className={`${deskCell} text-right font-bold`}>{formatMnt(finalPrice ?? 0)}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}
