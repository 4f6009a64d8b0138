import type { ReactNode } from 'react';
import { toAge } from '#domain/age.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { texts } from '#request/texts.ts';
import type { StaffRole } from '#settings/staff-settings.ts';
import { deskCell } from '#ui/desk-table.tsx';
import { Field } from '#ui/form/field.tsx';
import { findStaff, isStaff } from '../staff.ts';

/** How long something waits, in words. */
export function toAgeText(since: number, now: number): string {
  const { unit, count } = toAge(now - since);
  return texts().t(`staff.${unit}`, { count });
}

/** The same as a cell of a row. */
export function DeskAge({ since, now }: { since: number; now: number }) {
  return (
    <td className={`${deskCell} whitespace-nowrap`} title={formatDateTime(since, texts().locale)}>
      {toAgeText(since, now)}
    </td>
  );
}

export interface Acted {
  /** The field that says what it is about, and what that is. */
  name?: string;
  id: string;
  /** Who may do it; who may give money back if left out. */
  needs?: StaffRole;
}

/** Whether the form of this row is open: it was opened, or has been refused. */
export function isActOpen({ name = 'id', id }: Acted): boolean {
  const { page, formState } = requestContext();
  return (formState?.typed[name]?.[0] ?? page.query.get(name)) === id;
}

/** One row of a page is open at a time, also where it has several lists. */
const noneOpen = { id: null, money: null, recovery: null, hold: null };

/** A link that opens the form of a row, at the same place of the same list, for who may act. */
export async function DeskActLink({ label, ...acted }: Acted & { label?: string }) {
  const { name = 'id', id, needs = 'refund' } = acted;
  if (isActOpen(acted) || !(await isStaff(needs))) return null;
  return (
    <a
      href={`${toHref(requestContext().page, { ...noneOpen, [name]: id })}#act-${id}`}
      data-document
      className="inline-block py-0.5 text-link"
    >
      {label ?? texts().t('payment.desk.act')}
    </a>
  );
}

export interface ActFormProps extends Acted {
  hint?: string;
  /** What can be done, the first one by Enter. */
  acts: readonly { value?: string; label: string }[];
  /** The field that says which of them. */
  act?: 'intent' | 'to';
  /** Fields of their own. */
  children?: ReactNode;
}

/** Who does it, and why: the form of a row that is open. It comes back to the list as it is. */
export async function ActForm({ hint, acts, act = 'intent', children, ...acted }: ActFormProps) {
  const { name = 'id', id, needs = 'refund' } = acted;
  if (!isActOpen(acted) || !(await isStaff(needs))) return null;
  const { t } = texts();
  const staff = await findStaff();
  return (
    <form
      id={`act-${id}`}
      method="post"
      action={toHref(requestContext().page, { ...noneOpen, [name]: null })}
      className="stack max-w-110 gap-4 py-3"
    >
      <input type="hidden" name={name} value={id} />
      {children}
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field name="reason" label={t('staff.reason')} {...(hint ? { hint } : {})} maxLength={300} />
      <p className="flex flex-wrap gap-2">
        {acts.map(({ value, label }, index) => (
          <button
            key={label}
            type="submit"
            name={value && act}
            value={value}
            className={index === 0 ? 'btn-primary' : 'btn-line'}
          >
            {label}
          </button>
        ))}
      </p>
    </form>
  );
}

/** The same below its row in a table of so many columns. */
export function DeskActRow({ columns, ...form }: ActFormProps & { columns: number }) {
  if (!isActOpen(form)) return null;
  return (
    <tr className="border-b-1 border-line bg-sunken">
      <td colSpan={columns} className="px-2">
        <ActForm {...form} />
      </td>
    </tr>
  );
}
