import { dataDraft } from './page-contract.ts';

const key = 'draft';

const isSaved = (field: Element): field is HTMLInputElement =>
  'name' in field && !/^(?:hidden|password|file|submit)$/.test(Reflect.get(field, 'type'));

const toAddress = () => location.pathname + location.search;

/** Saves what was typed into the form marked `data-draft`, for when its reader comes back to it in this tab. */
export function saveDraft(): void {
  const form = document.querySelector<HTMLFormElement>(`form[${dataDraft}]`);
  if (!form) return;
  const fields = [...form.elements]
    .filter(isSaved)
    .map(({ name, value, type, checked }) => [
      name,
      value,
      /^(?:checkbox|radio)$/.test(type),
      checked,
    ]);
  try {
    sessionStorage.setItem(key, JSON.stringify([toAddress(), fields]));
  } catch {
    // Without storage the form is empty when the reader comes back.
  }
}

/** Restores the draft once, at the address where it was typed. React's hydration leaves field values as they are. */
export function restoreDraft(): void {
  try {
    const saved = sessionStorage.getItem(key);
    const form = document.querySelector<HTMLFormElement>(`form[${dataDraft}]`);
    if (!saved || !form) return;
    const [address, fields] = JSON.parse(saved) as [string, [string, string, boolean, boolean][]];
    if (address !== toAddress()) return;
    sessionStorage.removeItem(key);
    const inputs = [...form.elements].filter(isSaved);
    for (const [i, [name, value, ticks, checked]] of fields.entries()) {
      const input = inputs[i]?.name === name ? inputs[i] : undefined;
      if (input && ticks) input.checked = checked && input.value === value;
      else if (input) input.value = value;
    }
  } catch {
    // A draft that cannot be read is ignored.
  }
}
