import type { ReactNode } from 'react';
import { maxCompared } from '#domain/compared.ts';
import { texts } from '#request/texts.ts';
import { SelectFrame } from './select.tsx';
import { withIcon } from './with-icon.ts';

interface NotesProps {
  /** How many are compared. */
  count: number;
  /** More were asked for than can stand side by side. */
  isCut: boolean;
  /** One that was asked for is not here. */
  isLacking: boolean;
  children?: ReactNode;
}

const Note = ({ children }: { children: ReactNode }) => (
  <p role="status" className={`mb-4 flex gap-2 ${withIcon('circle-alert')}`}>
    {children}
  </p>
);

/** What is said above a comparison that is not all that was asked for. */
export function CompareNotes({ count, isCut, isLacking, children }: NotesProps) {
  const { t } = texts();
  return (
    <>
      {children && <Note>{children}</Note>}
      {isCut && <Note>{t('compare.cut')}</Note>}
      {isLacking && <Note>{t('compare.lacking')}</Note>}
      {count === 1 && <Note>{t('compare.one')}</Note>}
    </>
  );
}

interface AnotherProps {
  /** What the address has already, by name. */
  kept: readonly (readonly [name: string, value: string])[];
  field: string;
  label: string;
  /** How many are compared. */
  count: number;
  offered: readonly { id: string; name: string }[];
}

/** One more of the same kind, by a form that leads to the longer address. */
export function CompareAnother({ kept, field, label, count, offered }: AnotherProps) {
  const { t } = texts();
  if (count >= maxCompared || offered.length === 0) return null;
  return (
    <form
      action="/compare"
      className="card mt-8 flex max-w-160 flex-wrap items-end gap-3 p-4 sm:p-5"
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="stack w-full min-w-0 gap-1.5 sm:w-auto sm:flex-1 font-bold">
        {label}
        <SelectFrame>
          <select name={field} className="control appearance-none truncate pr-10 font-normal">
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </SelectFrame>
      </label>
      <button type="submit" className={`btn-primary w-full sm:w-auto ${withIcon('circle-plus')}`}>
        {t('compare.add')}
      </button>
    </form>
  );
}
