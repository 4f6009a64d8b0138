import { dataInRow } from './page-contract.ts';

/** A link to an element in a scrolling row scrolls only the row, and leaves the page's position and the focus. */
export function showInRow(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>(`a[${dataInRow}]`);
  const shown = link && document.getElementById(link.hash.slice(1));
  const row = shown?.parentElement;
  if (!row) return;
  event.preventDefault();
  row.scrollTo({ left: shown.offsetLeft - row.offsetLeft });
}
