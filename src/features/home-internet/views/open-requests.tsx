import { formatDate } from '#i18n/format-date.ts';
import { DeskActLink, DeskActRow, DeskAge } from '#identity/staff/views/desk-act.tsx';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
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

function Request({ request, now }: { request: HomeRequest; now: number }) {
  const { t, own, locale } = texts();
  const { id, code, kind, status, visitDate, visitSlot, name, phone } = request;
  const acted = { name: 'request', id, needs: 'fulfil' } as const;
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} font-bold tracking-wide`}>{code}</td>
        <DeskAge since={request.createdAt} now={now} />
        <td className={deskCell}>
          {t(`homeInternet.kinds.${kind}`)} · {t(`homeInternet.states.${status}`)}
        </td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>
          {name}, {phone} · {own(request.address, 'text')}
          {request.packageId && ` · ${own(request, 'package')}`}
          {visitDate && ` · ${formatDate(visitDate, locale)} ${visitSlot ?? ''}`}
        </td>
        <td className={`${deskCell} whitespace-nowrap text-right`}>
          <DeskActLink {...acted} label={t('homeInternet.act')} />
        </td>
      </tr>
      <DeskActRow
        {...acted}
        columns={5}
        act="to"
        acts={nextStatuses[status].map((to) => ({ value: to, label: t(moves[to]) }))}
        hint={t('homeInternet.reasonHint')}
      >
        <input type="hidden" name="from" value={status} />
      </DeskActRow>
    </>
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
      <p className="mb-2 mt-3 text-muted">
        {requests.length === 0
          ? t('homeInternet.none')
          : t('homeInternet.waiting', { count: requests.length })}
      </p>
      {requests.length > 0 && (
        <DeskTable
          columns={[
            { name: t('order.code') },
            { name: t('staff.age') },
            { name: t('desk.status') },
            { name: t('order.contact') },
            { name: t('homeInternet.act'), isHidden: true },
          ]}
        >
          {requests.map((request) => (
            <Request key={request.id} request={request} now={now} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
