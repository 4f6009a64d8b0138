import { dataChoose, dataDraft } from './page-contract.ts';
import { pressChoice } from './send-choice.ts';
import { unsavedTypes } from './unsaved-types.ts';

/** When the document was opened, its path, name, value and tick of each field, and how often it has chosen again. */
type Saved = [number, string, [string, string, boolean | undefined][], number?];

/** City, district, khoroo: so many choices decide what a later one offers. */
const maxChosen = 2;

const isSaved = (field: Element): field is HTMLInputElement =>
  Boolean(Reflect.get(field, 'name')) && !unsavedTypes.test(Reflect.get(field, 'type'));

/**
 * A select whose choices depend on one before it does not offer yet what was chosen there: the one before is chosen again,
 * upon which the page is loaded with them, at the same address, and the rest of what was saved is restored there.
 */
function chooseAgain(inputs: readonly HTMLInputElement[], saved: Saved): void {
  const [, path, fields, times = 0] = saved;
  const lacking = inputs.findIndex((input, i) => {
    const [name, value = ''] = fields[i] ?? [];
    return input.hasAttribute(dataChoose) && input.name === name && value !== input.value;
  });
  const before = inputs
    .slice(0, Math.max(0, lacking))
    .filter((one) => one.hasAttribute(dataChoose))
    .pop();
  if (!before?.value || times >= maxChosen) return;
  sessionStorage.setItem(
    'draft',
    JSON.stringify([performance.timeOrigin, path, fields, times + 1]),
  );
  pressChoice(before, location.pathname + location.search + location.hash);
}

/**
 * Restores once, on the page where it was typed, what the head script has saved of the form marked `data-draft`. The
 * address may differ: its parameters name a language. React's hydration leaves field values as they are.
 */
export function restoreDraft(): void {
  try {
    const saved = sessionStorage.getItem('draft');
    const form = document.querySelector<HTMLFormElement>(`form[${dataDraft}]`);
    if (!saved || !form) return;
    const draft = JSON.parse(saved) as Saved;
    const [savedIn, path, fields] = draft;
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
    chooseAgain(inputs, draft);
  } catch {
    // A draft that cannot be read is ignored.
  }
}
