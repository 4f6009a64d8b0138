import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { ResultRefresh } from '#flow/result/result-refresh.tsx';
import { formatDateTime } from '#i18n/format-date.ts';
import type { MessageKey } from '#i18n/translator.ts';
import type { Recovery } from '#purchase/sim-recovery/model.ts';
import { GuardedEsim } from '#flow/esim/guarded-esim.tsx';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';

/** So long after it should have been there, a SIM is late. */
const lateMs = 15 * 60_000;

/** What was promised has not come: nothing of it is known but that. */
function isLate({ state, way, card, activateAt, updatedAt }: Recovery, now: number): boolean {
  const isDue = state === 'PAID' && (way !== 'CARD' || card === 'HANDED');
  return (isDue || state === 'ACTIVATING') && now > Math.max(activateAt ?? 0, updatedAt) + lateMs;
}

/** What happens next, or why nothing does any more. */
function toNext({ state, way, card, endedBy, delivery, amount }: Recovery): MessageKey {
  switch (state) {
    case 'REQUESTED':
    case 'VERIFIED':
      return 'simRecovery.next.VERIFIED';
    case 'PAID':
      if (way !== 'CARD' || card === 'HANDED') return 'simRecovery.next.PAID';
      if (card === 'ORDERED' && delivery?.type === 'PICKUP') return 'simRecovery.next.pickup';
      if (card === 'SHIPPED' || card === 'READY') return `simRecovery.next.${card}`;
      return 'simRecovery.next.card';
    case 'FAILED':
      if (amount > 0 && endedBy !== 'UNPAID') {
        return endedBy === 'STOPPED'
          ? 'simRecovery.next.stoppedPaid'
          : 'simRecovery.next.failedPaid';
      }
      return endedBy === 'STOPPED' ? 'simRecovery.next.stopped' : 'simRecovery.next.failed';
    case 'ACTIVATING':
      return 'simRecovery.next.ACTIVATING';
    case 'ACTIVE':
      return way === 'ESIM' ? 'simRecovery.next.esim' : 'simRecovery.next.ACTIVE';
  }
}

const marks = {
  done: `before:text-success ${withIcon('circle-check')}`,
  now: `before:text-info ${withIcon('clock')}`,
  over: `before:text-danger ${withIcon('x')}`,
} as const;

interface Line {
  name: MessageKey;
  at: number | null;
  mark: keyof typeof marks;
}

function toLines(recovery: Recovery): Line[] {
  const { state, createdAt, verifiedAt, paidAt, sentAt, endedAt, amount } = recovery;
  const reached: Line[] = [
    { name: 'simRecovery.state.REQUESTED', at: createdAt, mark: 'done' },
    ...(verifiedAt
      ? [{ name: 'simRecovery.state.VERIFIED', at: verifiedAt, mark: 'done' } as const]
      : []),
    ...(paidAt && amount > 0
      ? [{ name: 'simRecovery.state.PAID', at: paidAt, mark: 'done' } as const]
      : []),
  ];
  if (state === 'FAILED') {
    return [...reached, { name: 'simRecovery.state.FAILED', at: endedAt, mark: 'over' }];
  }
  if (state === 'ACTIVE') {
    return [
      ...reached,
      { name: 'simRecovery.state.ACTIVATING', at: sentAt, mark: 'done' },
      { name: 'simRecovery.state.ACTIVE', at: endedAt, mark: 'done' },
    ];
  }
  const next = paidAt
    ? state === 'ACTIVATING'
      ? 'simRecovery.state.ACTIVATING'
      : 'simRecovery.state.waiting'
    : 'simRecovery.state.unpaid';
  return [...reached, { name: next, at: null, mark: 'now' }];
}

/** Where a recovery is, for whoever has its address; what an eSIM is installed with, for whoever it is about. */
export function RecoveryState({ recovery, isMine }: { recovery: Recovery; isMine: boolean }) {
  const { t, own, locale } = texts();
  const { state, way, isdn, code, profile, delivery, activateAt, amount, paidAt, updatedAt } =
    recovery;
  const values = {
    number: maskPhoneNumber(isdn),
    time: activateAt ? formatDateTime(activateAt, locale) : '',
    amount: formatMnt(amount),
    phone: brand.callCentre,
  };
  const late = isLate(recovery, Date.now());
  const isAlive = state === 'PAID' || state === 'ACTIVATING';
  return (
    <>
      <section
        aria-label={t('simRecovery.progress')}
        data-revision={`recovery ${code} ${state} ${recovery.card} ${late}`}
        className="card my-6 max-w-3xl p-5 sm:p-6"
      >
        <p className="numbers text-lg">
          {t(late ? 'simRecovery.next.late' : toNext(recovery), values)}
        </p>
        <p className="mt-1 text-muted">
          {t('simRecovery.code')} <span className="font-bold tracking-wide text-ink">{code}</span>.{' '}
          {t('flow.result.reference', values)}
        </p>
        {delivery?.type === 'PICKUP' && isAlive && (
          <p className="mt-1 font-bold">{own(delivery.branch, 'name')}</p>
        )}
        {delivery?.type === 'DELIVERY' && isMine && isAlive && (
          <p className="mt-1">{own(delivery.address, 'text')}</p>
        )}
        <ol className="numbers mt-5 list-none border-t-1 border-line p-0 pt-5 stack gap-3">
          {toLines(recovery).map(({ name, at, mark }) => (
            <li
              key={name}
              aria-current={mark === 'now' ? 'step' : undefined}
              className={`flex items-start gap-2.5 before:mt-0.5 ${marks[mark]}`}
            >
              <span className="flex flex-1 flex-wrap justify-between gap-x-4">
                <span className={mark === 'done' ? '' : 'font-bold'}>{t(name)}</span>
                {at !== null && <span className="text-muted">{formatDateTime(at, locale)}</span>}
              </span>
            </li>
          ))}
        </ol>
        {isAlive && way !== 'CARD' && (
          <ResultRefresh since={paidAt ?? updatedAt} now={Date.now()} />
        )}
        {state === 'FAILED' && (
          <a href="/service-branches" className={`btn-primary mt-5 ${withIcon('map-pin')}`}>
            {t('nav.branches')}
          </a>
        )}
      </section>
      {state === 'ACTIVE' && way === 'ESIM' && (
        // The browser that has asked for it is let through: the recovery itself has changed the SIM.
        <GuardedEsim profile={profile} isMine={isMine} of={recovery} back="/account" />
      )}
    </>
  );
}
