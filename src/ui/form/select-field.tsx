import { texts } from '#request/texts.ts';
import { SelectFrame } from '../select.tsx';
import { FieldFrame } from './field.tsx';
import { describe, readFieldState, toFieldId } from './field-state.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: string;
  /** What is chosen before anybody chooses. */
  value?: string | undefined;
  options: readonly { value: string; name: string }[];
  /** What stands for no choice; null where there always is one. */
  empty?: string | null;
}

/** A select that begins without a choice. After a refusal it holds what was chosen, and says what is wrong with it. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  value = '',
  options,
  empty = texts().t('form.notChosen'),
}: SelectFieldProps) {
  const { faults, typed } = readFieldState(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional} faults={faults}>
      <SelectFrame>
        <select
          id={toFieldId(name)}
          name={name}
          defaultValue={typed?.[0] ?? value}
          {...describe(name, { hint, faults })}
          className="control appearance-none truncate pr-10 aria-[invalid]:border-danger"
        >
          {[...(empty === null ? [] : [{ value: '', name: empty }]), ...options].map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      </SelectFrame>
    </FieldFrame>
  );
}
