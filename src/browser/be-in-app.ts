import { hasApp } from './find-bridge.ts';
import { dataClose } from './page-contract.ts';

/** Only the app needs what tells it about the page; a press that leads away waits until that is there. */
export function beInApp(): void {
  if (!hasApp()) return;
  let isThere = false;
  const coming = import('./tell-app.ts')
    .then((it) => it.followApp())
    .catch(() => null)
    .then(() => {
      isThere = true;
    });
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (isThere || event.defaultPrevented || !link) return;
    if (link.origin === location.origin && !link.hasAttribute(dataClose)) return;
    event.preventDefault();
    void coming.then(() => link.click());
  });
}
