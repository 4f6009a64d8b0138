import { DeskActLink, DeskActRow, DeskAge } from '#identity/staff/views/desk-act.tsx';
import { maskPhoneNumber } from '#domain/phone-number.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { readOpenShifts, type Shift } from '../store.ts';

const maxShown = 100;
/** After this somebody has to know. */
const waitingMs = 60_000;

function Row({ shift, now }: { shift: Shift; now: number }) {
  const { t, own } = texts();
  const { id, code, isdn, state, sentAt, createdAt, from, to } = shift;
  const acted = { id, needs: 'fulfil' } as const;
  const isFailed = state === 'FAILED';
  const word = isFailed ? 'failed' : sentAt === null ? 'unsent' : 'unclear';
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} font-bold tracking-wide`}>{code}</td>
        <DeskAge since={createdAt} now={now} />
        <td className={deskCell}>{t(`packageShift.desk.${word}`)}</td>
        <td className={deskCell}>
          {maskPhoneNumber(isdn)} · {own(from, 'name')} → {own(to, 'name')}
        </td>
        <td className={`${deskCell} text-right`}>
          <DeskActLink {...acted} />
        </td>
      </tr>
      <DeskActRow
        {...acted}
        columns={5}
        act="to"
        acts={
          isFailed
            ? [{ value: 'NOTED', label: t('packageShift.desk.noted') }]
            : [
                { value: 'DONE', label: t('packageShift.desk.done') },
                { value: 'FAILED', label: t('packageShift.desk.notDone') },
              ]
        }
        hint={t(isFailed ? 'packageShift.desk.notedHint' : 'packageShift.desk.hint')}
      />
    </>
  );
}

/** Changes of which nobody knows the outcome, and those that have failed: the oldest first. */
export async function ShiftDesk() {
  const { t } = texts();
  const now = Date.now();
  const shifts = await readOpenShifts(now - waitingMs, maxShown);
  return (
    <section aria-labelledby="shifts">
      <h2 id="shifts" className="text-2xl">
        {t('packageShift.desk.title')}
      </h2>
      <p className="mb-2 mt-2 text-muted">
        {t(shifts.length === 0 ? 'packageShift.desk.none' : 'packageShift.desk.lead')}
      </p>
      {shifts.length > 0 && (
        <DeskTable
          columns={[
            { name: t('order.code') },
            { name: t('staff.age') },
            { name: t('payment.desk.state') },
            { name: t('packageShift.desk.change') },
            { name: t('payment.desk.act'), isHidden: true },
          ]}
        >
          {shifts.map((shift) => (
            <Row key={shift.id} shift={shift} now={now} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
