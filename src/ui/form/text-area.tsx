import { FieldFrame } from './field.tsx';
import { describe, readFieldState, toFieldId } from './field-state.ts';

interface TextAreaProps {
  name: string;
  label: string;
  hint?: string;
  optional?: string;
  maxLength: number;
  /** What it holds before anything is typed. */
  value?: string;
}

/** Several lines of text. After a refusal it holds what was typed, and says what is wrong with it. */
export function TextArea({ name, label, hint, optional, maxLength, value }: TextAreaProps) {
  const { faults, typed } = readFieldState(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional} faults={faults}>
      <textarea
        id={toFieldId(name)}
        name={name}
        rows={3}
        maxLength={maxLength}
        autoComplete="off"
        defaultValue={typed?.[0] ?? value}
        {...describe(name, { hint, faults })}
        className="control block aria-[invalid]:border-danger"
      />
    </FieldFrame>
  );
}
