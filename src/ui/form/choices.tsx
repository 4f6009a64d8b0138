import type { ReactNode } from 'react';
import type { IconName } from '../icon-names.ts';
import { withIcon } from '../with-icon.ts';
import { FieldFault } from './field-fault.tsx';
import { describe, readFieldState, toFieldId } from './field-state.ts';

interface FieldsetProps {
  name: string;
  legend: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** Fields that answer one question together, with the fault of that question. */
export function Fieldset({ name, legend, hint, children }: FieldsetProps) {
  const { faults } = readFieldState(name);
  const id = toFieldId(name);
  return (
    <fieldset id={id} className="min-w-0" {...describe(name, { hint, faults })}>
      <legend className="font-bold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-2">{children}</div>
      <FieldFault id={`${id}-fault`} lines={faults} />
    </fieldset>
  );
}

export interface Choice {
  value: string;
  title: string;
  text?: string | undefined;
  icon?: IconName | undefined;
  /** At the right edge: a price, a time. */
  end?: string | undefined;
  /** It stays, so that its text says why it can not be chosen. */
  disabled?: boolean | undefined;
}

interface ChoicesProps extends Omit<FieldsetProps, 'children'> {
  choices: readonly Choice[];
  value?: string | undefined;
  /** Several beside each other, for short ones. */
  columns?: boolean;
}

/** One of several, each with what decides between them: the whole card can be pressed. */
export function Choices({ name, legend, hint, choices, value, columns = false }: ChoicesProps) {
  const { typed } = readFieldState(name);
  const chosen = typed?.[0] ?? value;
  return (
    <Fieldset name={name} legend={legend} hint={hint}>
      <div
        className={`grid gap-3 ${columns ? 'grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))]' : ''}`}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`card flex items-start gap-2.5 p-3.5 has-[:checked]:border-primary has-[:checked]:bg-primary-tint ${choice.disabled ? 'bg-sunken text-muted' : 'cursor-pointer hover:border-primary'}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === chosen && !choice.disabled}
              disabled={choice.disabled}
              className="mt-0.5 h-6 w-6 shrink-0 accent-primary"
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span
                  className={`font-bold ${columns && !choice.icon ? 'numbers whitespace-nowrap' : ''} ${choice.icon ? `flex items-center gap-2 ${withIcon(choice.icon)}` : ''}`}
                >
                  {choice.title}
                </span>
                {choice.end && <span className="numbers font-bold">{choice.end}</span>}
              </span>
              {choice.text && (
                <span className="mt-0.5 block text-sm text-muted">{choice.text}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
