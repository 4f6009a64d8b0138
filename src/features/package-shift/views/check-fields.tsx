import { formatMnt } from '#domain/money.ts';
import { groupPhoneNumber } from '#domain/phone-number.ts';
import { formatDate } from '#i18n/format-date.ts';
import { findCustomer } from '#identity/session.ts';
import { texts } from '#request/texts.ts';
import { Empty } from '#ui/empty.tsx';
import { Choices } from '#ui/form/choices.tsx';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { type Checked, checkShift } from '../check.ts';
import { isBlocking } from '../model.ts';
import { Elsewhere } from './elsewhere.tsx';
import { Refusals } from './refusals.tsx';

function Button({ label, isMain = true }: { label: string; isMain?: boolean }) {
  const { t } = texts();
  return (
    <SubmitButton
      label={label}
      pending={t('flow.sending')}
      className={`${isMain ? 'btn-primary' : 'btn-line'} w-full sm:w-fit sm:min-w-48`}
    />
  );
}

const needs = [
  ['sim', 'smartphone'],
  ['proof', 'shield-check'],
  ['email', 'mail'],
] as const;

/** Before anybody has signed in: what it takes, so that nobody stops half-way. */
function Guest() {
  const { t } = texts();
  return (
    <>
      <p className="lead">{t('packageShift.lead')}</p>
      <section className="card p-5 sm:p-6">
        <h2 className="text-xl">{t('packageShift.guest.title')}</h2>
        <ul className="mt-4 stack list-none gap-3 p-0">
          {needs.map(([name, icon]) => (
            <li
              key={name}
              className={`flex items-start gap-3 before:mt-0.5 before:text-lg before:text-primary ${withIcon(icon)}`}
            >
              {t(`packageShift.guest.${name}`)}
            </li>
          ))}
        </ul>
      </section>
      <input type="hidden" name="by" value="DAN" />
      <Button label={t('packageShift.guest.signIn')} />
    </>
  );
}

type Known = Extract<Checked, { state: 'checked' }>;

/** The plan of today, large, with what it costs. */
function Current({ current, isdn }: Pick<Known, 'current'> & { isdn: string }) {
  const { t, own } = texts();
  return (
    <section aria-labelledby="current-plan" className="card numbers p-5 sm:p-6">
      <h2 id="current-plan" className="text-sm font-normal text-muted">
        {t('packageShift.current')} · {groupPhoneNumber(isdn)}
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-2xl font-bold">{own(current, 'name')}</span>
        <span className="font-bold">
          {t('packageShift.perMonth', { fee: formatMnt(current.fee) })}
        </span>
      </p>
    </section>
  );
}

function Pending({ pending }: { pending: NonNullable<Known['pending']> }) {
  const { t, own, locale } = texts();
  const { from } = pending;
  const plan = own(pending, 'name');
  return (
    <p
      role="status"
      className={`numbers flex items-start gap-2 rounded-card bg-info-tint p-4 text-info before:mt-0.5 ${withIcon('clock')}`}
    >
      <span>
        <span className="block font-bold">{t('packageShift.pending')}</span>
        {from === null
          ? t('packageShift.pendingSoon', { plan })
          : t('packageShift.pendingText', { plan, date: formatDate(from, locale) })}
      </span>
    </p>
  );
}

/** What keeps from it, each with its remedy; a press looks again, unless only time or a person helps. */
function Blocked({ refusals }: Pick<Known, 'refusals'>) {
  const { t } = texts();
  const isMended = refusals.some(({ reason }) =>
    ['BILL', 'NO_EMAIL', 'SAVED_NUMBER'].includes(reason),
  );
  return (
    <section aria-labelledby="blocked" className="stack gap-4">
      <div>
        <h2 id="blocked" className="text-xl">
          {t('packageShift.blocked')}
        </h2>
        <p className="mt-1 text-muted">
          {t(isMended ? 'packageShift.blockedText' : 'packageShift.blockedFinal')}
        </p>
      </div>
      <Refusals refusals={refusals} />
      {isMended && (
        <>
          <input type="hidden" name="by" value="DAN" />
          <Button label={t('packageShift.again')} isMain={false} />
        </>
      )}
    </section>
  );
}

function Open({ refusals }: Pick<Known, 'refusals'>) {
  const { t } = texts();
  return (
    <>
      {refusals.length > 0 && <Refusals refusals={refusals} />}
      <Choices
        name="by"
        legend={t('packageShift.by.legend')}
        value="DAN"
        choices={[
          {
            value: 'DAN',
            title: t('packageShift.by.DAN'),
            text: t('packageShift.by.DANText'),
            icon: 'shield-check',
          },
          {
            value: 'PASSPORT',
            title: t('packageShift.by.PASSPORT'),
            text: t('packageShift.by.PASSPORTText'),
            icon: 'globe',
          },
        ]}
      />
      <Button label={t('packageShift.start')} />
    </>
  );
}

/** What the number has, and whether it can be changed: all reasons at once, as of now. */
export async function CheckFields() {
  const { t } = texts();
  const customer = await findCustomer();
  if (!customer) return <Guest />;
  const checked = await checkShift(customer.isdn);
  if (checked.state === 'lacking') return <Elsewhere lacking={checked.what} />;
  if (checked.state === 'failed') {
    return (
      <>
        <Empty
          icon="cloud-off"
          title={t('packageShift.failedTitle')}
          text={t('packageShift.failedText')}
        />
        <input type="hidden" name="by" value="DAN" />
        <Button label={t('packageShift.again')} />
      </>
    );
  }
  const { refusals, pending } = checked;
  return (
    <>
      <Current {...checked} isdn={customer.isdn} />
      {pending && <Pending pending={pending} />}
      {refusals.some(isBlocking) ? <Blocked refusals={refusals} /> : <Open refusals={refusals} />}
    </>
  );
}
