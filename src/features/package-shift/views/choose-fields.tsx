import { formatMnt } from '#domain/money.ts';
import { toNextMonth, toPlanChange } from '#domain/plan-change.ts';
import { brand } from '#domain/brand.ts';
import { toPlanContents } from '#flow/plan-contents.ts';
import { formatDate } from '#i18n/format-date.ts';
import { findCustomer } from '#identity/session.ts';
import { texts } from '#request/texts.ts';
import { readShiftPlans } from '#services/package-shift.ts';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { type Choice, Choices } from '#ui/form/choices.tsx';
import type { CheckedNumber } from '../frozen.ts';
import type { Plan } from '../model.ts';

/** When it would hold; of what a contract keeps from, until when. */
function toNote(plan: Plan, { current, term }: CheckedNumber): { text: string; disabled: boolean } {
  const { t, locale } = texts();
  const change = toPlanChange(current, plan);
  const date = formatDate(toNextMonth(Date.now()), locale);
  if (change === 'UP') return { text: t('packageShift.upgrade'), disabled: false };
  if (change === 'EVEN') return { text: t('packageShift.even', { date }), disabled: false };
  if (!term) return { text: t('packageShift.downgrade', { date }), disabled: false };
  const text =
    term.until === null
      ? t('packageShift.termKeeps')
      : t('packageShift.termKeepsUntil', { date: formatDate(term.until, locale) });
  return { text, disabled: true };
}

/** The plans that the number can have instead, the cheapest first; one that a contract keeps from stays, with its reason. */
export async function ChooseFields({ data: { number } }: { data: { number: CheckedNumber } }) {
  const { t, own } = texts();
  const customer = await findCustomer();
  const plans = await readShiftPlans(customer?.isdn ?? '');
  if (!plans.ok) return <Failed title={t('packageShift.failedTitle')} />;
  const others = (plans.value ?? [])
    .filter(({ id }) => id !== number.current.id)
    .toSorted((a, b) => a.fee - b.fee);
  if (others.length === 0) {
    return (
      <Empty
        icon="package-open"
        title={t('packageShift.noPlans')}
        text={t('pay.instead', { phone: brand.callCentre })}
      >
        <a href="/service-branches" data-document className="btn-primary mt-2">
          {t('nav.branches')}
        </a>
      </Empty>
    );
  }
  const toChoice = (plan: Plan): Choice => {
    const { text, disabled } = toNote(plan, number);
    return {
      value: plan.id,
      title: own(plan, 'name'),
      text: [toPlanContents(plan), text],
      end: t('packageShift.perMonth', { fee: formatMnt(plan.fee) }),
      disabled,
    };
  };
  return (
    <Choices
      name="planId"
      legend={t('packageShift.question.choose')}
      isAsked
      choices={others.map(toChoice)}
    />
  );
}
