import { dataChoice, dataDocument } from '#browser/page-contract.ts';

/** The desk's form around its rows, as the page has it. */
export const findForm = () => document.querySelector<HTMLFormElement>('#desk-form');

/** The rows' boxes, in their order. */
export const listBoxes = () => [
  ...document.querySelectorAll<HTMLInputElement>('#desk-rows input[name=order]'),
];

/** Where the focus is among the rows; -1 for elsewhere. */
export const findPlace = () =>
  listBoxes().findIndex((one) => one.closest('tr')?.contains(document.activeElement));

/** Brings the focus to a row, or to the last one. */
export function goToRow(index: number): void {
  const boxes = listBoxes();
  const box = boxes[Math.min(boxes.length - 1, Math.max(0, index))];
  box?.focus({ preventScroll: true });
  box?.closest('tr')?.scrollIntoView({ block: 'nearest' });
}

export function step(by: number): void {
  const at = findPlace();
  goToRow(at === -1 ? 0 : at + by);
}

/** Opens the order of the row that has the focus, or closes it. */
export function openRow(): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLAnchorElement>('a')?.click();
}

/** A row's link, which without scripts leads to a new document at the row, opens it where it is: focus and place stay. */
export function openInPlace({ target }: Event): void {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('#desk-rows a[aria-expanded]');
  if (!link) return;
  link.removeAttribute(dataDocument);
  link.setAttribute(dataChoice, '');
  link.hash = '';
}

/** Presses a button of the form for the ticked rows, or for the one with the focus; what is missing is asked first. */
export function press(to: string): void {
  const form = findForm();
  const boxes = listBoxes();
  const here = boxes[findPlace()];
  if (here && !boxes.some(({ checked }) => checked)) here.checked = true;
  const fields = form?.querySelectorAll<HTMLInputElement>('input[name=who], input[name=reason]');
  const missing = [...(fields ?? [])].find(({ value }) => value.trim() === '');
  if (missing) return missing.focus();
  form?.querySelector<HTMLButtonElement>(`button[value=${to}]`)?.click();
}
