import type { ComponentProps, ReactNode } from 'react';
import { FieldFault } from './field-fault.tsx';
import { describe, readFieldState, toFieldId } from './field-state.ts';
import { toAutoComplete } from './auto-complete.ts';

interface FieldFrameProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Says after the label that the field may stay empty. */
  optional?: string | undefined;
  faults: readonly string[];
  children: ReactNode;
}

/** Label, hint, control and fault of one field, in the order in which they are read. */
export function FieldFrame({ name, label, hint, optional, faults, children }: FieldFrameProps) {
  const id = toFieldId(name);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block font-bold">
        {label}
        {optional && <span className="font-normal text-muted"> ({optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-2">{children}</div>
      <FieldFault id={`${id}-fault`} lines={faults} />
    </div>
  );
}

interface FieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'placeholder' | 'className'
> {
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: string | undefined;
  /** What it holds before anything is typed. */
  value?: string | undefined;
  /** What is wrong with it, where the page knows more than the form that it answers. */
  faults?: readonly string[];
}

/** A text field. After a refusal it holds what was typed, and says what is wrong with it. */
export function Field({
  name,
  label,
  hint,
  optional,
  value,
  faults: known,
  autoComplete,
  className = '',
  ...input
}: FieldProps) {
  const state = readFieldState(name);
  const faults = known ?? state.faults;
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional} faults={faults}>
      <input
        id={toFieldId(name)}
        name={name}
        defaultValue={state.typed?.[0] ?? value}
        autoComplete={toAutoComplete(autoComplete)}
        {...describe(name, { hint, faults })}
        {...input}
        className={`control aria-[invalid]:border-danger ${className}`}
      />
    </FieldFrame>
  );
}
