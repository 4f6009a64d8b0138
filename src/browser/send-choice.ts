import { dataChoose } from './page-contract.ts';

/** Presses the button beside a select upon whose choice the rest of its form depends. */
export function sendChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || !target.hasAttribute(dataChoose)) return;
  target.parentElement?.querySelector('button')?.click();
}
