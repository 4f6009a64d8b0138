import { toHex } from '#lib/hash.ts';

/**
 * A new id of one operation of a visitor, so that sending it again does not repeat it. It is made when a form is
 * rendered, or in the browser when the form is submitted.
 */
export function newOperationId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
