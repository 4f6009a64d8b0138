/** A field that one types into. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

const typedTypes = ['text', 'search', 'tel', 'url', 'email', 'password', 'number'];

export function toField(target: EventTarget | null): Field | null {
  const isTyped =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && typedTypes.includes(target.type));
  return isTyped && !target.readOnly && !target.disabled ? target : null;
}

export const isEmail = ({ type }: Field) => type === 'email' || type === 'url';

const isSearch = (chosen: Field) =>
  chosen.type === 'search' || chosen.getAttribute('role') === 'combobox';

/** A text begins with a capital, but for addresses, passwords and what is searched for. */
export const beginsUpper = (chosen: Field) =>
  chosen.value === '' && !isEmail(chosen) && chosen.type !== 'password' && !isSearch(chosen);
