/** After a form the next step begins at its heading, as after a link, but where something on it asks for the focus. */
export function beginAtHeading(): void {
  const { sent } = sessionStorage;
  sessionStorage.removeItem('sent');
  if (sent === undefined || sent === location.pathname || location.hash !== '') return;
  const isTaken = document.activeElement !== document.body || document.querySelector('[autofocus]');
  if (isTaken) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
