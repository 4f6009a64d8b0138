import { maskPhoneNumber } from '#domain/phone-number.ts';
import { type Waiting, WaitingDesk } from '#identity/staff/views/waiting-desk.tsx';
import { texts } from '#request/texts.ts';
import { readOpenShifts, type Shift } from '../store.ts';

const maxShown = 100;
/** After this somebody has to know. */
const waitingMs = 60_000;

function toWaiting({ id, code, isdn, state, sentAt, createdAt, from, to }: Shift): Waiting {
  const { t, own } = texts();
  const isFailed = state === 'FAILED';
  const word = isFailed ? 'failed' : sentAt === null ? 'unsent' : 'unclear';
  return {
    id,
    code,
    since: createdAt,
    cells: [
      t(`packageShift.desk.${word}`),
      `${maskPhoneNumber(isdn)} · ${own(from, 'name')} → ${own(to, 'name')}`,
    ],
    needs: 'fulfil',
    act: 'to',
    acts: isFailed
      ? [{ value: 'NOTED', label: t('packageShift.desk.noted') }]
      : [
          { value: 'DONE', label: t('packageShift.desk.done') },
          { value: 'FAILED', label: t('packageShift.desk.notDone') },
        ],
    hint: t(isFailed ? 'packageShift.desk.notedHint' : 'packageShift.desk.hint'),
  };
}

/** Changes of which nobody knows the outcome, and those that have failed: the oldest first. */
export async function ShiftDesk() {
  const { t } = texts();
  const now = Date.now();
  const shifts = await readOpenShifts(now - waitingMs, maxShown);
  return (
    <WaitingDesk
      id="shifts"
      title={t('packageShift.desk.title')}
      says={t(shifts.length === 0 ? 'packageShift.desk.none' : 'packageShift.desk.lead')}
      columns={[{ name: t('payment.desk.state') }, { name: t('packageShift.desk.change') }]}
      waiting={shifts.map(toWaiting)}
      now={now}
    />
  );
}
