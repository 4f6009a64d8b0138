/** What a press shows is painted first; a page in the background is not painted, and does not wait. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
