import type { Plan } from '#contracts/content/services.ts';
import { formatVolume } from '#i18n/format-volume.ts';
import type { Texts } from '#i18n/translator.ts';

/** The facts of a plan in the order in which they are shown, without those that the plan does not have. */
export function toPlanFacts(plan: Plan, t: Texts['t']): { label: string; value: string }[] {
  const unlimited = t('service.unlimited');
  const facts = [
    { label: t('service.data'), amount: plan.dataMb, value: formatVolume(plan.dataMb ?? 0, t) },
    {
      label: t('service.minutes'),
      amount: plan.minutes,
      value: t('service.minutesValue', { count: plan.minutes ?? 0 }),
    },
    {
      label: t('service.sms'),
      amount: plan.sms,
      value: t('service.smsValue', { count: plan.sms ?? 0 }),
    },
  ].flatMap(({ label, amount, value }) =>
    amount === 0 ? [] : [{ label, value: amount === null ? unlimited : value }],
  );
  if (plan.period === 'ONCE') return facts;
  const term =
    plan.termMonths === 0
      ? t('service.noTerm')
      : t('service.termValue', { count: plan.termMonths });
  return [...facts, { label: t('service.term'), value: term }];
}
