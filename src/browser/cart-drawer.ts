import { cartFragment } from './cart-fragment.ts';
import { dataCartLink, dataMode } from './page-contract.ts';

/**
 * The window is wide enough for a drawer, and the page does not show the cart itself. Safari before 15.4 and Firefox
 * before 98 have no dialog.
 */
const canOpenDrawer = (): boolean =>
  'HTMLDialogElement' in globalThis &&
  document.documentElement.getAttribute(dataMode) === 'browser' &&
  innerWidth > 900 &&
  location.pathname !== '/cart';

/** Whether a click is one on the cart's link that opens the drawer instead of being followed. */
export function opensDrawer(event: MouseEvent): boolean {
  const { target, metaKey, ctrlKey, shiftKey, altKey, button } = event;
  const isPlain = !(metaKey || ctrlKey || shiftKey || altKey) && button === 0;
  const link = target instanceof Element && target.closest(`a[${dataCartLink}]`);
  return isPlain && Boolean(link) && canOpenDrawer();
}

/** On a page that is never hydrated: loads it anew as a visit, which opens the drawer. What was typed is kept as a draft. */
export function openInVisit(): boolean {
  if (!canOpenDrawer()) return false;
  history.replaceState(null, '', location.pathname + location.search + cartFragment);
  location.reload();
  return true;
}
