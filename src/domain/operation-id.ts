import { toHex } from './hex.ts';

/**
 * Names one act of a visitor, so that sending it again does not repeat it. Made when a form is drawn, or in the
 * browser at the moment of the act.
 */
export function newOperationId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
