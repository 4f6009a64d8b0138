import { newOperationId } from '#forms/operation-id.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { findShownOrder, readCode, toOwnHref } from '#order/find-shown.ts';
import type { Order } from '#order/model.ts';
import { findReturnOffer, type ReturnOffer } from '#order/returns/offer.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { toQuantityName } from '../fields.ts';
import { ReturnSum } from '../islands/return-sum.tsx';
import { ReturnLines, toFirstQuantity } from './return-lines.tsx';
import { ReturnPlace } from './return-place.tsx';

/** What comes back for what is chosen. */
function Sum({ order: { delivery }, offer }: { order: Order; offer: ReturnOffer }) {
  const { t } = texts();
  const first = toFirstQuantity(offer);
  const chosen = offer.lines.map(({ returnable }, index) => {
    if (returnable.state !== 'returnable') return 0;
    const typed = Number(readFieldState(toQuantityName(index)).typed?.[0] ?? first);
    return Number.isInteger(typed) ? Math.min(Math.max(0, typed), returnable.most) : 0;
  });
  return (
    <ReturnSum
      {...offer.worth}
      chosen={chosen}
      delivery={delivery}
      action={`${toOwnHref('/return')}#sum`}
      labels={{
        title: t('return.sum'),
        chosen: t('return.sumOf', { count: '{{count}}' }),
        count: t('return.count'),
        without: t('return.sumText'),
        withDelivery: t('return.sumWith'),
      }}
    />
  );
}

function RequestForm({ order, offer }: { order: Order; offer: ReturnOffer }) {
  const { t } = texts();
  const isKiosk = requestContext().mode === 'kiosk';
  const op = readFieldState('op').typed?.[0] ?? newOperationId();
  return (
    <form
      method="post"
      action={toOwnHref('/return')}
      className={`mt-6 grid items-start gap-8 ${isKiosk ? '' : 'lg:grid-cols-[minmax(0,1fr)_22.5rem]'}`}
    >
      <input type="hidden" name="op" value={op} />
      <div className="stack min-w-0 gap-8">
        <ReturnLines offer={offer} />
        <TextArea
          name="words"
          label={t('return.words')}
          hint={t('return.wordsHint')}
          optional={t('form.optional')}
          maxLength={500}
        />
        <ReturnPlace order={order} />
      </div>
      <div className={`stack min-w-0 gap-4 ${isKiosk ? '' : 'lg:sticky lg:top-24'}`}>
        <Sum order={order} offer={offer} />
        <p className="text-sm text-muted">{t('return.complete')}</p>
        <button type="submit" className="btn-primary w-full">
          {t('return.submit')}
        </button>
      </div>
    </form>
  );
}

/** Why nothing can be asked for now. */
function Closed({ offer: { state, endsAt, days } }: { offer: ReturnOffer }) {
  const { t, locale } = texts();
  const title = {
    open: '',
    waits: t('return.waits'),
    nothing: t('return.nothing'),
    notYet: t('return.notYet', { days }),
    over: t('return.over', { time: endsAt === null ? '' : formatDateTime(endsAt, locale) }),
  }[state];
  return (
    <div className="mt-6 max-w-170">
      <p className="text-lg">{title}</p>
      <a href={`${toOwnHref()}#returns`} data-document className="btn-primary mt-6">
        {t('return.toOrder')}
      </a>
    </div>
  );
}

/** What of an order comes back, why and how, for whoever may see the order. */
export async function ReturnPage() {
  const { t, locale } = texts();
  const order = await findShownOrder();
  if (!order) requestContext().gone = true;
  const offer = order && (await findReturnOffer(order, Date.now()));
  const code = readCode(requestContext().page.pathname) ?? '';
  const title = order ? t('return.title') : t('order.gone');
  return (
    <>
      <PageMeta title={title} description={t('return.title')} noIndex />
      <PageHeader
        crumbs={[
          { name: t('order.title'), href: '/order' },
          { name: code, href: toOwnHref() },
          { name: t('return.title'), href: toOwnHref('/return') },
        ]}
        title={title}
      />
      <div className="page pb-16">
        <ErrorSummary />
        {order && offer ? (
          <>
            {offer.state === 'open' && offer.endsAt !== null && (
              <p className="max-w-62ch text-muted">
                {t('return.lead', { time: formatDateTime(offer.endsAt, locale) })}
              </p>
            )}
            {offer.state === 'open' ? (
              <RequestForm order={order} offer={offer} />
            ) : (
              <Closed offer={offer} />
            )}
          </>
        ) : (
          <Empty icon="search-x" title={t('order.gone')} text={t('order.goneText')}>
            <a href="/order#find" data-document className="btn-primary mt-2">
              {t('order.find.title')}
            </a>
          </Empty>
        )}
      </div>
    </>
  );
}
