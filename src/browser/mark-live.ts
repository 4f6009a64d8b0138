/**
 * The ref of an element with `data-replay`: marks that its island is hydrated, so that an earlier press is repeated
 * now. Islands are hydrated one after the other, some of them long after the page is ready.
 */
export function markLive(element: HTMLElement | null): void {
  if (!element) return;
  element.dataset['live'] = '';
  element.dispatchEvent(new Event('tenger:live', { bubbles: true }));
}
