import type { ReactNode } from 'react';
import { toAge } from '#domain/age.ts';
import { findStaff, isStaff } from '#identity/staff/staff.ts';
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
  /** The field that says what it is about, and what that is. */
  name?: 'id' | 'money';
  id: string;
  hint: string;
  /** What can be done, the first one by Enter. */
  acts: readonly { intent?: string; label: string }[];
  /** Fields of their own. */
  children?: ReactNode;
}

/** A link that opens the form in place; with it, who does it, and what has happened. */
export async function DeskAct({ action, name = 'id', id, hint, acts, children }: DeskActProps) {
  if (!(await isStaff('refund'))) return null;
  const { t } = texts();
  const { page, formState } = requestContext();
  const opened = formState?.typed[name]?.[0] ?? page.query.get(name);
  if (opened !== id) {
    return (
      <a href={`${action}?${name}=${id}#act-${id}`} data-document className="line-link text-link">
        {t('payment.desk.act')}
      </a>
    );
  }
  const staff = await findStaff();
  return (
    <form id={`act-${id}`} method="post" action={action} className="stack max-w-110 gap-4 py-3">
      <input type="hidden" name={name} value={id} />
      {children}
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field name="reason" label={t('staff.reason')} hint={hint} maxLength={300} />
      <p className="flex flex-wrap gap-2">
        {acts.map(({ intent, label }, index) => (
          <button
            key={label}
            type="submit"
            name={intent && 'intent'}
            value={intent}
            className={index === 0 ? 'btn-primary' : 'btn-line'}
          >
            {label}
          </button>
        ))}
      </p>
    </form>
  );
}
