import { dataRevision } from './page-contract.ts';

/** Whether the payload shows what the document shows, also of what may have changed since. */
export function isAsShown(payload: ArrayBuffer): boolean {
  const parts = [...document.querySelectorAll(`[${dataRevision}]`)];
  const text = parts.length > 0 ? new TextDecoder().decode(payload) : '';
  return parts.every((part) =>
    text.includes(`"${dataRevision}":"${part.getAttribute(dataRevision)}"`),
  );
}
