import { texts } from '#request/texts.ts';
import { ChooseSelect } from '../islands/choose-select.tsx';
import { FieldFrame } from './field.tsx';
import { describe, readFieldState, toFieldId } from './field-state.ts';

interface ChooseFieldProps {
  name: string;
  label: string;
  hint?: string;
  value?: string | undefined;
  options: readonly { value: string; name: string }[];
}

/** A select upon whose choice the rest of the form depends: city, then district, then khoroo. */
export function ChooseField({ name, label, hint, value, options }: ChooseFieldProps) {
  const { t } = texts();
  const { fault, typed } = readFieldState(name);
  const described = describe(name, { hint: hint !== undefined, fault: fault !== undefined });
  return (
    <FieldFrame name={name} label={label} hint={hint} fault={fault}>
      <ChooseSelect
        id={toFieldId(name)}
        name={name}
        value={typed?.[0] ?? value ?? ''}
        options={[{ value: '', name: t('form.notChosen') }, ...options]}
        choose={t('form.choose')}
        invalid={fault !== undefined}
        describedBy={described['aria-describedby']}
      />
    </FieldFrame>
  );
}
