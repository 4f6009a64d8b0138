const key = 'draft';

const isKept = (field: Element): field is HTMLInputElement =>
  'name' in field && !/^(?:hidden|password|file|submit)$/.test(Reflect.get(field, 'type'));

const toAddress = () => location.pathname + location.search;

/** What was typed into the page's form marked `data-draft`, for when its reader comes back to it in this tab. */
export function saveDraft(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-draft]');
  if (!form) return;
  const fields = [...form.elements]
    .filter(isKept)
    .map(({ name, value, type, checked }) => [
      name,
      value,
      /^(?:checkbox|radio)$/.test(type),
      checked,
    ]);
  try {
    sessionStorage.setItem(key, JSON.stringify([toAddress(), fields]));
  } catch {
    // Without storage the form is only empty.
  }
}

/** Once, and only where it was typed; React leaves alone what it finds in a field. */
export function restoreDraft(): void {
  try {
    const kept = sessionStorage.getItem(key);
    const form = document.querySelector<HTMLFormElement>('form[data-draft]');
    if (!kept || !form) return;
    const [address, fields] = JSON.parse(kept) as [string, [string, string, boolean, boolean][]];
    if (address !== toAddress()) return;
    sessionStorage.removeItem(key);
    const inputs = [...form.elements].filter(isKept);
    for (const [i, [name, value, ticks, checked]] of fields.entries()) {
      const input = inputs[i]?.name === name ? inputs[i] : undefined;
      if (input && ticks) input.checked = checked && input.value === value;
      else if (input) input.value = value;
    }
  } catch {
    // What can't be read is as good as nothing.
  }
}
