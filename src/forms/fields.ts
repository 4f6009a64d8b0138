import type { Typed } from './outcome.ts';

/** What a form sent: a repeated field is a list, a file is left out. */
export type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Repeated fields become lists; the fields of the framework are left out. */
export function readFields(form: FormData): Fields {
  const fields: Record<string, string | readonly string[] | undefined> = Object.create(null);
  for (const key of new Set(form.keys())) {
    if (key.startsWith('$ACTION_')) continue;
    const values = form.getAll(key).filter((value) => typeof value === 'string');
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
