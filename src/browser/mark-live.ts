import { dataLive, liveEvent } from './page-contract.ts';

/**
 * The ref of an element with `data-replay`: marks that its island is hydrated, so that an earlier press is repeated
 * now. Islands are hydrated one after the other, some of them long after the page is ready.
 */
export function markLive(element: HTMLElement | null): void {
  if (!element) return;
  element.setAttribute(dataLive, '');
  element.dispatchEvent(new Event(liveEvent, { bubbles: true }));
}
