import { texts } from '#request/texts.ts';
import { SelectFrame } from '../select.tsx';
import { FieldFrame } from './field.tsx';
import { describe, readFieldState, toFieldId } from './field-state.ts';

interface ChooseFieldProps {
  name: string;
  label: string;
  hint?: string;
  value?: string | undefined;
  options: readonly { value: string; name: string }[];
}

/**
 * A select upon whose choice the rest of the form depends: city, then district, then khoroo. Its button sends the form
 * with `choose`, upon which the page is rendered anew with everything typed; where scripts run
 * it is not shown, and a change presses it.
 */
export function ChooseField({ name, label, hint, value, options }: ChooseFieldProps) {
  const { t } = texts();
  const { faults, typed, isChosen } = readFieldState(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} faults={faults}>
      <div className="flex gap-2">
        <SelectFrame>
          <select
            id={toFieldId(name)}
            name={name}
            defaultValue={typed?.[0] ?? value ?? ''}
            {...describe(name, { hint, faults })}
            data-choose
            autoFocus={isChosen}
            className="control appearance-none truncate pr-10 aria-[invalid]:border-danger"
          >
            {[{ value: '', name: t('form.notChosen') }, ...options].map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </select>
        </SelectFrame>
        <button type="submit" name="choose" value={name} className="btn-line without-script">
          {t('form.choose')}
          <span className="sr-only"> {label}</span>
        </button>
      </div>
    </FieldFrame>
  );
}
