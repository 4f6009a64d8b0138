/** What a browser sends of a form. */
export function toForm(fields: Record<string, string | readonly string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return form;
}
