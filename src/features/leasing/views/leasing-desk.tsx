import { formatMnt } from '#domain/money.ts';
import { DeskActLink, DeskActRow, DeskAge } from '#identity/staff/views/desk-act.tsx';
import type { Assessment } from '#leasing/model.ts';
import { toReasonText } from '#leasing/reason.ts';
import { readOpenAssessments } from '#leasing/store.ts';
import { texts } from '#request/texts.ts';
import { deskCell, DeskTable } from '#ui/desk-table.tsx';
import { Field } from '#ui/form/field.tsx';
import { WishWords } from './wish-words.tsx';

const maxShown = 100;

function Row({ assessment, now }: { assessment: Assessment; now: number }) {
  const { t } = texts();
  const { id, code, state, createdAt, phone, applicant, letter, wish, reason } = assessment;
  const acted = { name: 'assessment', id, needs: 'fulfil' } as const;
  const isLetter = state === 'LETTER';
  const acts = isLetter
    ? [{ value: 'CLOSED', label: t('leasing.desk.CLOSED') }]
    : [
        { value: 'COMPLETE', label: t('leasing.desk.COMPLETE') },
        { value: 'REJECTED', label: t('leasing.desk.REJECTED') },
      ];
  return (
    <>
      <tr className="h-8 border-b-1 border-line hover:bg-sunken">
        <td className={`${deskCell} font-bold tracking-wide`}>{code}</td>
        <DeskAge since={createdAt} now={now} />
        <td className={deskCell}>
          {isLetter ? t('leasing.desk.letter') : toReasonText(reason, t)}
        </td>
        <td className={`${deskCell} [overflow-wrap:anywhere]`}>
          {letter && `${letter.name} (${letter.registerNumber}), `}
          {applicant && `${applicant.lastName} ${applicant.firstName}, `}
          {phone}
          {wish && (
            <span className="block text-muted">
              <WishWords wish={wish} /> · {formatMnt(wish.lease.monthly)}
            </span>
          )}
        </td>
        <td className={`${deskCell} whitespace-nowrap text-right`}>
          <DeskActLink {...acted} label={t('leasing.desk.act')} />
        </td>
      </tr>
      <DeskActRow {...acted} columns={5} act="to" acts={acts} hint={t('leasing.desk.reasonHint')}>
        {!isLetter && (
          <Field
            name="monthly"
            label={t('leasing.mayPay')}
            hint={t('leasing.desk.monthlyHint')}
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
            className="numbers max-w-60"
          />
        )}
      </DeskActRow>
    </>
  );
}

/** Assessments that a machine does not decide, and companies whose letter is on its way: the oldest first. */
export async function LeasingDesk() {
  const { t } = texts();
  const open = await readOpenAssessments(maxShown);
  const now = Date.now();
  return (
    <section aria-labelledby="leasing">
      <h2 id="leasing" className="text-2xl">
        {t('leasing.desk.title')}
      </h2>
      <p className="mb-2 mt-3 text-muted">
        {t(open.length === 0 ? 'leasing.desk.none' : 'leasing.desk.lead')}
      </p>
      {open.length > 0 && (
        <DeskTable
          columns={[
            { name: t('order.code') },
            { name: t('staff.age') },
            { name: t('desk.status') },
            { name: t('leasing.applicant') },
            { name: t('leasing.desk.act'), isHidden: true },
          ]}
        >
          {open.map((assessment) => (
            <Row key={assessment.id} assessment={assessment} now={now} />
          ))}
        </DeskTable>
      )}
    </section>
  );
}
