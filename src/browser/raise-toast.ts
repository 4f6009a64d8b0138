import { toastEvent } from './page-contract.ts';

/** A toast with its text in the reader's language. */
export interface ShownToast {
  kind: 'info' | 'success' | 'warning' | 'error';
  text: string;
}

/** For islands. A toast disappears, so an error is said beside its field too, or on the page. */
export function raiseToast(toast: ShownToast): void {
  dispatchEvent(new CustomEvent(toastEvent, { detail: toast }));
}
