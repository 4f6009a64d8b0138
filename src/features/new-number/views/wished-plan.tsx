import { formatMnt } from '#domain/money.ts';
import { settleRead } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { readNumberPlans } from '#services/numbers.ts';
import { withIcon } from '#ui/with-icon.ts';

/** The plan that a number is looked for with, as a field of the form that keeps the number. */
export const WishedPlan = ({ id }: { id: string }) =>
  id === '' ? null : <input type="hidden" name="planId" value={id} />;

/** Says which plan that is; nothing where there is no such plan. */
export async function WishedPlanNote({ id }: { id: string }) {
  const { t, own } = texts();
  if (id === '') return null;
  const plans = await settleRead(await readNumberPlans());
  const plan = plans.ok ? plans.value.find((one) => one.id === id) : undefined;
  if (!plan) return null;
  return (
    <p
      className={`numbers mb-4 flex items-start gap-2 rounded-control bg-info-tint p-3 font-medium text-info ${withIcon('check')}`}
    >
      {plan.fee > 0
        ? t('newNumber.wishedPlan', { plan: own(plan, 'name'), price: formatMnt(plan.fee) })
        : t('newNumber.wishedFree', { plan: own(plan, 'name') })}
    </p>
  );
}
