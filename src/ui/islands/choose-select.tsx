'use client';

import { useRef } from 'react';

interface ChooseSelectProps {
  id: string;
  name: string;
  value: string;
  options: readonly { value: string; name: string }[];
  /** The label of the button that sends the choice. */
  choose: string;
  invalid: boolean;
  describedBy: string | undefined;
}

/**
 * A select whose choice decides what the form asks next. Its button sends the form with `choose`, upon which the page is
 * rendered anew with everything typed; with scripts a change presses it.
 */
export function ChooseSelect({
  id,
  name,
  value,
  options,
  choose,
  invalid,
  describedBy,
}: ChooseSelectProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex gap-2">
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={() => button.current?.click()}
        className="control min-w-0 flex-1 aria-[invalid]:border-danger"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <button ref={button} type="submit" name="choose" value={name} className="btn-line">
        {choose}
      </button>
    </div>
  );
}
