/** A link to one of the things in a row moves the row to it, and neither the page nor the focus. */
export function showInRow(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[data-in-row]');
  const shown = link && document.getElementById(link.hash.slice(1));
  const row = shown?.parentElement;
  if (!row) return;
  event.preventDefault();
  row.scrollTo({ left: shown.offsetLeft - row.offsetLeft });
}
