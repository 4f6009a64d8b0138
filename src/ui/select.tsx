import type { ReactNode } from 'react';
import { withEndIcon } from './with-icon.ts';

interface SelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  required?: boolean;
}

/** Draws the arrow of a select, in place of the browser's own. */
export function SelectFrame({ children }: { children: ReactNode }) {
  return (
    <span
      className={`relative block min-w-0 flex-1 after:pointer-events-none after:absolute after:right-3 after:top-1/2 after:middle-y after:text-muted ${withEndIcon('chevron-down')}`}
    >
      {children}
    </span>
  );
}

export function Select({ name, label, value, options, required }: SelectProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={`select-${name}`} className="mb-1.5 block text-sm font-bold">
        {label}
      </label>
      <SelectFrame>
        <select
          id={`select-${name}`}
          name={name}
          required={required}
          defaultValue={value}
          className="control appearance-none truncate pr-10"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      </SelectFrame>
    </div>
  );
}
