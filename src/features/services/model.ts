import type { Plan, Service } from '#contracts/content/services.ts';
import { formatMnt } from '#domain/money.ts';
import { formatVolume } from '#i18n/format-volume.ts';
import type { Texts } from '#i18n/translator.ts';

/** The service whose plans the home page shows; a content service that knows none of this name shows none there. */
export const plansAtHome = 'postpaid-plans';

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

const listFactLabels = (t: Texts['t']) =>
  (['data', 'minutes', 'sms', 'term'] as const).map((key) => t(`service.${key}`));

/** What a gigabyte of it costs; null where it has no data, or as much as one likes. */
export const toPricePerGb = ({ fee, dataMb }: Plan): number | null =>
  fee > 0 && dataMb !== null && dataMb >= 1024 ? Math.round((fee * 1024) / dataMb) : null;

/** What it has that the cheaper plan before it lacks, in one line; null where nothing is worth a word. */
export function toDifference(
  plan: Plan,
  before: Plan | undefined,
  { t, own }: Pick<Texts, 't' | 'own'>,
): string | null {
  if (!before || before.fee >= plan.fee) return null;
  const isNew = (name: 'dataMb' | 'minutes' | 'sms') =>
    plan[name] === null && before[name] !== null;
  const more = plan.dataMb !== null && before.dataMb !== null ? plan.dataMb - before.dataMb : 0;
  if (isNew('dataMb')) return t('service.newData');
  if (isNew('minutes')) return t('service.newMinutes');
  if (more > 0) {
    return t('service.moreData', { volume: formatVolume(more, t), name: own(before, 'name') });
  }
  return isNew('sms') ? t('service.newSms') : null;
}

/** The forms that begin with what the address names. A number begins with a plan of a month, not with what is bought once. */
const choosing: Readonly<Record<string, Plan['period'] | 'ANY'>> = {
  '/new-number': 'MONTH',
  '/pay/data': 'ANY',
  '/pay/wifi': 'ANY',
};

/** Where the plan is ordered; null where no page of ours takes it. */
export function toPlanHref(plan: Plan, cta: Service['cta']): string | null {
  const period = cta && choosing[cta.link];
  if (!period) return null;
  const begun = cta.link === '/new-number' ? plan.numberPlanId : null;
  if (!begun && period !== 'ANY' && period !== plan.period) return null;
  return `${cta.link}?${new URLSearchParams({ plan: begun ?? plan.id })}`;
}

/** What a plan holds, in one line. */
export const toPlanLine = (plan: Plan, t: Texts['t']): string =>
  toPlanFacts(plan, t)
    .map(({ value }) => value)
    .join(' · ');

export interface PlanRow {
  key: string;
  label: string;
  /** One for each plan; null where it says nothing of this. */
  values: (string | null)[];
  differs: boolean;
}

/** Plans side by side: what a gigabyte costs, and each fact that one of them has, in the order of the facts. */
export function toComparedPlanRows(plans: readonly Plan[], t: Texts['t']): PlanRow[] {
  const facts = plans.map((plan) => {
    const perGb = toPricePerGb(plan);
    const own = toPlanFacts(plan, t);
    const price = { label: t('compare.perGb'), value: perGb === null ? null : formatMnt(perGb) };
    return [price, ...own];
  });
  const order = [t('compare.perGb'), ...listFactLabels(t)];
  return order.flatMap((label) => {
    const values = facts.map((own) => own.find((one) => one.label === label)?.value ?? null);
    if (values.every((value) => value === null)) return [];
    return [{ key: label, label, values, differs: new Set(values).size > 1 }];
  });
}

export const toPerGbText = (plan: Plan, t: Texts['t']): string | null => {
  const price = toPricePerGb(plan);
  return price === null ? null : t('service.perGb', { price: formatMnt(price) });
};
