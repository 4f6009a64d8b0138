import type { Typed } from './outcome.ts';

/** What a form sent: a repeated field is a list, a file is left out. */
export type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Nobody types these, and they would confuse whoever reads a text later: a service, a message, a terminal. */
const control = /[^\P{Cc}\t\n\r]/gu;

/** Repeated fields become lists; the fields of the framework and control characters are left out. */
export function readFields(form: FormData): Fields {
  const fields: Record<string, string | readonly string[] | undefined> = Object.create(null);
  for (const key of new Set(form.keys())) {
    if (key.startsWith('$ACTION_')) continue;
    const values = form
      .getAll(key)
      .flatMap((value) => (typeof value === 'string' ? value.replaceAll(control, '') : []));
    fields[key] = values.length > 1 ? values : values[0];
  }
  return fields;
}

export function toTyped(fields: Fields, keep: readonly string[]): Typed {
  return Object.fromEntries(
    keep
      .filter((name) => name in fields)
      .map((name) => [name, [fields[name] ?? []].flat().map(String)]),
  );
}
