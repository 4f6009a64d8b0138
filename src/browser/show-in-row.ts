import { dataInRow } from './page-contract.ts';

const findShown = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));
const toLeft = (shown: HTMLElement, row: HTMLElement) => shown.offsetLeft - row.offsetLeft;

/** A link to an element in a scrolling row scrolls only the row, and leaves the page's position and the focus. */
function showInRow(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>(`a[${dataInRow}]`);
  const shown = link && findShown(link);
  const row = shown?.parentElement;
  if (!row) return;
  event.preventDefault();
  row.scrollTo({ left: toLeft(shown, row) });
}

/** Marks the link to what a row shows when it has been scrolled; not every engine can do it by CSS. */
function markInRow({ target: row }: Event): void {
  if (!(row instanceof HTMLElement)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${dataInRow}]`)) {
    const shown = findShown(link);
    if (shown?.parentElement !== row) continue;
    const isShown = Math.abs(toLeft(shown, row) - row.scrollLeft) * 2 < row.clientWidth;
    if (isShown) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

export function watchRows(): void {
  addEventListener('click', showInRow);
  // In the capture phase: the scrolling of an element does not bubble.
  addEventListener('scroll', markInRow, { capture: true, passive: true });
}
