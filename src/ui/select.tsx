import { withEndIcon } from './with-icon.ts';

interface SelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  required?: boolean;
}

export function Select({ name, label, value, options, required }: SelectProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={`select-${name}`} className="mb-1.5 block text-sm font-bold">
        {label}
      </label>
      <div
        className={`relative after:pointer-events-none after:absolute after:right-3 after:top-1/2 after:middle-y after:text-muted ${withEndIcon('chevron-down')}`}
      >
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
      </div>
    </div>
  );
}
