import { Fragment } from 'react';
import { formatMnt } from '#domain/money.ts';
import { type Waiting, WaitingDesk } from '#identity/staff/views/waiting-desk.tsx';
import type { Assessment } from '#leasing/model.ts';
import { toReasonText } from '#leasing/reason.ts';
import { readOpenAssessments } from '#leasing/store.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { WishWords } from './wish-words.tsx';

const maxShown = 100;

function toWaiting(assessment: Assessment): Waiting {
  const { t } = texts();
  const { id, code, state, createdAt, phone, applicant, letter, wish, reason } = assessment;
  const isLetter = state === 'LETTER';
  return {
    name: 'assessment',
    id,
    code,
    since: createdAt,
    cells: [
      isLetter ? t('leasing.desk.letter') : toReasonText(reason, t),
      <Fragment key="applicant">
        {letter && `${letter.name} (${letter.registerNumber}), `}
        {applicant && `${applicant.lastName} ${applicant.firstName}, `}
        {phone}
        {wish && (
          <span className="block text-muted">
            <WishWords wish={wish} /> · {formatMnt(wish.lease.monthly)}
          </span>
        )}
      </Fragment>,
    ],
    needs: 'fulfil',
    act: 'to',
    acts: isLetter
      ? [{ value: 'CLOSED', label: t('leasing.desk.CLOSED') }]
      : [
          { value: 'COMPLETE', label: t('leasing.desk.COMPLETE') },
          { value: 'REJECTED', label: t('leasing.desk.REJECTED') },
        ],
    hint: t('leasing.desk.reasonHint'),
    children: !isLetter && (
      <Field
        name="monthly"
        label={t('leasing.mayPay')}
        hint={t('leasing.desk.monthlyHint')}
        inputMode="numeric"
        maxLength={16}
        autoComplete="off"
        className="numbers max-w-60"
      />
    ),
  };
}

/** Assessments that a machine does not decide, and companies whose letter is on its way: the oldest first. */
export async function LeasingDesk() {
  const { t } = texts();
  const open = await readOpenAssessments(maxShown);
  return (
    <WaitingDesk
      id="leasing"
      title={t('leasing.desk.title')}
      says={t(open.length === 0 ? 'leasing.desk.none' : 'leasing.desk.lead')}
      columns={[{ name: t('desk.status') }, { name: t('leasing.applicant') }]}
      actLabel={t('leasing.desk.act')}
      waiting={open.map(toWaiting)}
      now={Date.now()}
    />
  );
}
