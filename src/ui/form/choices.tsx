import type { ReactNode } from 'react';
import type { IconName } from '../icon-names.ts';
import { withEndIcon, withIcon } from '../with-icon.ts';
import { FieldFault } from './field-fault.tsx';
import { describe, readFieldState, toFieldId } from './field-state.ts';

interface FieldsetProps {
  name: string;
  legend: string;
  /** The page's title asks the question already: the legend is there for readers only. */
  isAsked?: boolean;
  hint?: string | undefined;
  children: ReactNode;
}

/** Fields that answer one question together, with the fault of that question. */
export function Fieldset({ name, legend, isAsked = false, hint, children }: FieldsetProps) {
  const { faults } = readFieldState(name);
  const id = toFieldId(name);
  return (
    <fieldset id={id} className="min-w-0" {...describe(name, { hint, faults })}>
      <legend className={isAsked ? 'sr-only' : 'font-bold'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className={isAsked && !hint ? '' : 'mt-2'}>{children}</div>
      <FieldFault id={`${id}-fault`} lines={faults} />
    </fieldset>
  );
}

export interface Choice {
  value: string;
  title: string;
  /** What it means; several lines where there is more to weigh. */
  text?: string | readonly string[] | undefined;
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
  /** The rest of them, behind a press. */
  more?: { label: string; choices: readonly Choice[] };
}

interface RowsProps extends Pick<ChoicesProps, 'name' | 'choices' | 'columns'> {
  chosen: string | undefined;
}

function Rows({ name, choices, chosen, columns = false }: RowsProps) {
  const inColumns = choices.some(({ icon }) => icon)
    ? 'grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))]'
    : 'grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))]';
  return (
    <div className={`grid gap-3 ${columns ? inColumns : ''}`}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={`card flex items-start gap-3 has-[:checked]:border-primary has-[:checked]:bg-primary-tint ${columns ? 'p-3.5' : 'p-4'} ${choice.disabled ? 'bg-sunken text-muted' : 'cursor-pointer hover:border-primary'}`}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === chosen && !choice.disabled}
            disabled={choice.disabled}
            className="h-6 w-6 shrink-0"
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span
                className={`font-bold ${columns && !choice.icon ? 'numbers whitespace-nowrap' : ''} ${choice.icon ? `flex items-start gap-2 before:mt-0.5 ${withIcon(choice.icon)}` : ''}`}
              >
                {choice.title}
              </span>
              {choice.end && <span className="numbers font-bold">{choice.end}</span>}
            </span>
            {[choice.text ?? []].flat().map((line) => (
              <span key={line} className="numbers mt-0.5 block text-sm text-muted">
                {line}
              </span>
            ))}
          </span>
        </label>
      ))}
    </div>
  );
}

/** One of several, each with what decides between them: the whole card can be pressed. */
export function Choices({ name, choices, value, columns, more, ...fieldset }: ChoicesProps) {
  const chosen = readFieldState(name).typed?.[0] ?? value;
  const rows = { name, chosen, columns: columns ?? false };
  return (
    <Fieldset name={name} {...fieldset}>
      <Rows {...rows} choices={choices} />
      {more && more.choices.length > 0 && (
        <details open={more.choices.some((one) => one.value === chosen)} className="mt-2">
          <summary className={`line-link gap-1.5 text-link ${withEndIcon('chevron-down')}`}>
            {more.label}
          </summary>
          <div className="mt-2">
            <Rows {...rows} choices={more.choices} />
          </div>
        </details>
      )}
    </Fieldset>
  );
}
