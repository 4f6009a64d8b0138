import { texts } from '#request/texts.ts';
import type { Plan } from '../model.ts';

/** That a plan comes with a contract, for how long, and what that means; nothing where its service says of none. */
export function TermNote({ plan, className }: { plan: Plan; className?: string }) {
  const { t } = texts();
  if (!plan.termMonths) return null;
  return (
    <span className={className}>{t('packageShift.confirm.term', { count: plan.termMonths })}</span>
  );
}
