import { toAge } from '#domain/age.ts';
import { findStaff } from '#identity/staff/staff.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';

/** How long something waits, in words. */
export function toAgeText(since: number, now: number): string {
  const { unit, count } = toAge(now - since);
  return texts().t(`staff.${unit}`, { count });
}

interface DeskActProps {
  /** The page, whose form takes it. */
  action: '/staff/refunds' | '/staff/money';
  id: string;
}

/** Whether the form of this row is open. */
export function isActOpen(id: string): boolean {
  const { page, formState } = requestContext();
  return (formState?.typed['id']?.[0] ?? page.query.get('id')) === id;
}

/** A link that opens the form below its row. */
export function DeskActLink({ action, id }: DeskActProps) {
  return (
    <a href={`${action}?id=${id}#act-${id}`} data-document className="py-0.5 text-link">
      {texts().t('payment.desk.act')}
    </a>
  );
}

/** Who does it, and what has happened. */
export async function DeskActForm({
  action,
  id,
  label,
  hint,
}: DeskActProps & { label: string; hint: string }) {
  const { t } = texts();
  const staff = await findStaff();
  return (
    <form id={`act-${id}`} method="post" action={action} className="stack max-w-110 gap-4 py-3">
      <input type="hidden" name="id" value={id} />
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field name="reason" label={t('staff.reason')} hint={hint} maxLength={300} />
      <button type="submit" className="btn-primary self-start">
        {label}
      </button>
    </form>
  );
}
