import { texts } from '#request/texts.ts';
import { FieldFrame } from './field.tsx';
import { describe, readFieldState, toFieldId } from './field-state.ts';

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; name: string }[];
}

/** A select that begins without a choice. After a refusal it holds what was chosen, and says what is wrong with it. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const { faults, typed } = readFieldState(name);
  return (
    <FieldFrame name={name} label={label} faults={faults}>
      <select
        id={toFieldId(name)}
        name={name}
        defaultValue={typed?.[0] ?? ''}
        {...describe(name, { faults })}
        className="control aria-[invalid]:border-danger"
      >
        {[{ value: '', name: texts().t('form.notChosen') }, ...options].map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
