/** Where a browser has no popovers, the address holds one open until `older-browser.ts` is there. */
export function closeByEscape({ key }: KeyboardEvent): void {
  const isHeld = location.hash && document.querySelector('[popover]:target');
  if (isHeld && key === 'Escape') location.hash += '-';
}
