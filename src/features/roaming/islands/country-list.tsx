'use client';

import { type ReactNode, useState } from 'react';
import { toSearchWords } from '#domain/search-folding.ts';
import { fillTemplate } from '#lib/fill-template.ts';
import { withIcon } from '#ui/with-icon.ts';

export interface CountryRow {
  id: string;
  name: string;
  /** What it costs from, in words; empty where the service does not say. */
  price: string;
  /** Its names in both languages, folded as what is typed is. */
  folded: string;
}

interface CountryListProps {
  rows: readonly CountryRow[];
  /** What the address looks for. */
  search: string;
  /** Shown where there is no such country. */
  empty: ReactNode;
  labels: Readonly<Record<'find' | 'hint' | 'button' | 'one' | 'many', string>>;
  autoComplete: string | undefined;
}

/** All countries, narrowed while somebody types; without scripts by the form's address. */
export function CountryList({ rows, search, empty, labels, autoComplete }: CountryListProps) {
  const [typed, setTyped] = useState(search);
  const wanted = toSearchWords(typed).join(' ');
  const found = rows.filter(({ folded }) => folded.includes(wanted));
  const said = found.length === 1 ? labels.one : fillTemplate(labels.many, { count: found.length });
  return (
    <>
      <form
        action="/roaming#countries"
        role="search"
        aria-label={labels.find}
        className="mt-4 flex max-w-130 flex-wrap gap-3"
      >
        <label htmlFor="roaming-q" className="sr-only">
          {labels.find}
        </label>
        <input
          id="roaming-q"
          name="q"
          type="search"
          autoComplete={autoComplete}
          defaultValue={search}
          onInput={(event) => setTyped(event.currentTarget.value)}
          maxLength={64}
          placeholder={labels.hint}
          className="control flex-1 basis-50"
        />
        <button type="submit" className={`btn-line ${withIcon('search')}`}>
          {labels.button}
        </button>
      </form>
      <p role="status" className="numbers mt-4 text-muted">
        {said}
      </p>
      {found.length === 0 ? (
        empty
      ) : (
        <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {found.map(({ id, name, price }) => (
            <li key={id}>
              <a
                href={`/roaming?country=${id}#chosen`}
                className="row tap justify-between gap-3 border-b-1 border-line hover:text-primary"
              >
                {name}
                <span className="numbers whitespace-nowrap text-sm text-muted">{price}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
