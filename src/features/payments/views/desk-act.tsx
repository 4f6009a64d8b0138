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

interface Acted {
  /** The page, whose form takes it. */
  action: '/staff/refunds' | '/staff/money';
  /** The field that says what it is about, and what that is. */
  name?: 'id' | 'money';
  id: string;
}

/** Whether the form of this row is open. */
export function isActOpen({ name = 'id', id }: Acted): boolean {
  const { page, formState } = requestContext();
  return (formState?.typed[name]?.[0] ?? page.query.get(name)) === id;
}

/** A link that opens the form below its row, for who may act. */
export async function DeskActLink(acted: Acted) {
  const { action, name = 'id', id } = acted;
  if (isActOpen(acted) || !(await isStaff('refund'))) return null;
  return (
    <a href={`${action}?${name}=${id}#act-${id}`} data-document className="py-0.5 text-link">
      {texts().t('payment.desk.act')}
    </a>
  );
}

interface DeskActRowProps extends Acted {
  columns: number;
  hint: string;
  /** What can be done, the first one by Enter. */
  acts: readonly { intent?: string; label: string }[];
  /** Fields of their own. */
  children?: ReactNode;
}

/** Below the row that is open: who does it, and what has happened. */
export async function DeskActRow({ columns, hint, acts, children, ...acted }: DeskActRowProps) {
  if (!isActOpen(acted) || !(await isStaff('refund'))) return null;
  const { action, name = 'id', id } = acted;
  const { t } = texts();
  const staff = await findStaff();
  return (
    <tr className="border-b-1 border-line bg-sunken">
      <td colSpan={columns} className="px-2">
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
      </td>
    </tr>
  );
}
