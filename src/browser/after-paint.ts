/** Runs `work` after the next paint, so that the effect of a press shows first; at once in a hidden page. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
