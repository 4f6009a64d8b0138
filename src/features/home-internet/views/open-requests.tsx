import { toAge } from '#domain/age.ts';
import { formatDate } from '#i18n/format-date.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { readOpenRequests } from '../desk-store.ts';
import { nextStatuses } from '../model.ts';
import type { HomeRequest } from '../store.ts';

const maxShown = 50;

const moves = {
  REQUESTED: 'homeInternet.act',
  SCHEDULED: 'homeInternet.moveTo.SCHEDULED',
  INSTALLED: 'homeInternet.moveTo.INSTALLED',
  CANCELED: 'homeInternet.moveTo.CANCELED',
} as const;

function MoveForm({ request }: { request: HomeRequest }) {
  const { t } = texts();
  return (
    <form method="post" action="/staff/home-internet" className="stack mt-5 max-w-110 gap-5">
      <input type="hidden" name="request" value={request.id} />
      <input type="hidden" name="from" value={request.status} />
      <Field name="who" label={t('staff.who')} autoComplete="name" maxLength={80} />
      <Field
        name="reason"
        label={t('staff.reason')}
        hint={t('homeInternet.reasonHint')}
        maxLength={300}
      />
      <div className="flex flex-wrap gap-3">
        {nextStatuses[request.status].map((to) => (
          <button
            key={to}
            type="submit"
            name="to"
            value={to}
            className={to === 'CANCELED' ? 'btn-line' : 'btn-primary'}
          >
            {t(moves[to])}
          </button>
        ))}
      </div>
    </form>
  );
}

function Request({ request, now }: { request: HomeRequest; now: number }) {
  const { t, own, locale } = texts();
  const { page, formState } = requestContext();
  const opened = formState?.typed['request']?.[0] ?? page.query.get('request');
  const { unit, count } = toAge(now - request.createdAt);
  const { id, code, kind, status, visitDate, visitSlot, name, phone } = request;
  return (
    <li id={`request-${id}`} className="card p-5">
      <p className="numbers flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg font-bold tracking-wide">{code}</span>
        <span className="text-sm text-muted">{t(`staff.${unit}`, { count })}</span>
      </p>
      <p className="mt-1 font-medium">
        {t(`homeInternet.kinds.${kind}`)} · {t(`homeInternet.states.${status}`)}
      </p>
      <p className="numbers mt-2 [overflow-wrap:anywhere]">
        {name}, {phone} · {own(request.address, 'text')}
        {request.packageId && ` · ${own(request, 'package')}`}
        {visitDate && ` · ${formatDate(visitDate, locale)} ${visitSlot ?? ''}`}
      </p>
      {id === opened ? (
        <MoveForm request={request} />
      ) : (
        <a
          href={`/staff/home-internet?request=${id}#request-${id}`}
          data-document
          className="btn-line mt-4"
        >
          {t('homeInternet.act')}
        </a>
      )}
    </li>
  );
}

/** The requests that somebody has to act on, the oldest first. */
export async function OpenRequests() {
  const { t } = texts();
  const requests = await readOpenRequests(maxShown);
  const now = Date.now();
  return (
    <section aria-labelledby="home-internet">
      <h2 id="home-internet" className="text-2xl">
        {t('homeInternet.staffTitle')}
      </h2>
      <p className="mt-3 text-muted">
        {requests.length === 0
          ? t('homeInternet.none')
          : t('homeInternet.waiting', { count: requests.length })}
      </p>
      <ul className="mt-5 grid gap-4">
        {requests.map((request) => (
          <Request key={request.id} request={request} now={now} />
        ))}
      </ul>
    </section>
  );
}
