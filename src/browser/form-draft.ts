import { dataDraft } from './page-contract.ts';
import { unsavedTypes } from './unsaved-types.ts';

/** When the document was opened, its path, and name, value and tick of each field. */
type Saved = [number, string, [string, string, boolean | undefined][]];

const isSaved = (field: Element): field is HTMLInputElement =>
  Boolean(Reflect.get(field, 'name')) && !unsavedTypes.test(Reflect.get(field, 'type'));

/**
 * Restores once, on the page where it was typed, what the head script has saved of the form marked `data-draft`. The
 * address may differ: its parameters name a language. React's hydration leaves field values as they are.
 */
export function restoreDraft(): void {
  try {
    const saved = sessionStorage.getItem('draft');
    const form = document.querySelector<HTMLFormElement>(`form[${dataDraft}]`);
    if (!saved || !form) return;
    const [savedIn, path, fields] = JSON.parse(saved) as Saved;
    // This script may arrive in the document that is being left.
    if (savedIn === performance.timeOrigin || path !== location.pathname) return;
    sessionStorage.removeItem('draft');
    const inputs = [...form.elements].filter(isSaved);
    for (const [i, [name, value, checked]] of fields.entries()) {
      const input = inputs[i]?.name === name ? inputs[i] : undefined;
      if (input && /^(?:checkbox|radio)$/.test(input.type))
        input.checked = checked === true && input.value === value;
      // What the page fills in by now, such as the number of whoever has just signed in, is not emptied.
      else if (input && (value || !input.defaultValue)) input.value = value;
    }
  } catch {
    // A draft that cannot be read is ignored.
  }
}
