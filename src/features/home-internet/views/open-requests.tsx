import { formatDate } from '#i18n/format-date.ts';
import { type Waiting, WaitingDesk } from '#identity/staff/views/waiting-desk.tsx';
import { texts } from '#request/texts.ts';
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

function toWaiting(request: HomeRequest): Waiting {
  const { t, own, locale } = texts();
  const { id, code, kind, status, visitDate, visitSlot, name, phone } = request;
  return {
    name: 'request',
    id,
    code,
    since: request.createdAt,
    cells: [
      `${t(`homeInternet.kinds.${kind}`)} · ${t(`homeInternet.states.${status}`)}`,
      [
        `${name}, ${phone}`,
        own(request.address, 'text'),
        ...(request.packageId ? [own(request, 'package')] : []),
        ...(visitDate ? [`${formatDate(visitDate, locale)} ${visitSlot ?? ''}`] : []),
      ].join(' · '),
    ],
    needs: 'fulfil',
    act: 'to',
    acts: nextStatuses[status].map((to) => ({ value: to, label: t(moves[to]) })),
    hint: t('homeInternet.reasonHint'),
    children: <input type="hidden" name="from" value={status} />,
  };
}

/** The requests that somebody has to act on, the oldest first. */
export async function OpenRequests() {
  const { t } = texts();
  const requests = await readOpenRequests(maxShown);
  return (
    <WaitingDesk
      id="home-internet"
      title={t('homeInternet.staffTitle')}
      says={
        requests.length === 0
          ? t('homeInternet.none')
          : t('homeInternet.waiting', { count: requests.length })
      }
      columns={[{ name: t('desk.status') }, { name: t('order.contact') }]}
      actLabel={t('homeInternet.act')}
      waiting={requests.map(toWaiting)}
      now={Date.now()}
    />
  );
}
