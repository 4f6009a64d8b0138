import { dataWiped } from '../page-contract.ts';

/** Where a kiosk begins. */
const attractPath = '/kiosk';
const retryMs = 5000;

/** They say that this is a kiosk, and which. */
const keptCookies = ['mode', 'kiosk', '__Host-kiosk'];

function removeCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!keptCookies.includes(name)) document.cookie = `${name}=;path=/;max-age=0`;
  }
}

/** Everything that scripts can remove: it needs no network. */
async function removeStored(): Promise<void> {
  removeCookies();
  try {
    localStorage.clear();
    sessionStorage.clear();
    const [names, databases] = await Promise.all([
      caches.keys(),
      'databases' in indexedDB ? indexedDB.databases() : [],
    ]);
    await Promise.all(names.map((name) => caches.delete(name)));
    for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // Nothing can be stored where storage is blocked.
  }
}

/** Nothing of the visit stays on the screen or in the page, and its address is gone with it. */
function removeScreen(): void {
  const told = document.getElementById('wiped');
  document.documentElement.setAttribute(dataWiped, '');
  document.title = '';
  history.replaceState(null, '', attractPath);
  if (!told) return document.body.replaceChildren();
  told.hidden = false;
  document.body.replaceChildren(told);
}

async function sendUntilTaken(address: string, body: FormData): Promise<void> {
  try {
    // Also where the next visitor is quicker than the answer.
    const { type } = await fetch(address, {
      method: 'POST',
      body,
      redirect: 'manual',
      keepalive: true,
    });
    if (type === 'opaqueredirect') return location.replace(attractPath);
  } catch {
    // The network is away.
  }
  setTimeout(() => void sendUntilTaken(address, body), retryMs);
}

/** Whether this form ends the visit: "start over", the question of an idle kiosk, and signing out. */
const isEnd = ({ action, method }: HTMLFormElement) =>
  method === 'post' && ['/start-over', '/sign-out'].includes(new URL(action).pathname);

/** The attract screen's forms begin a visit, and its page has nothing to wipe. */
const isAttract = () => location.pathname === attractPath;

let isWiped = false;

/**
 * Ends the visit as its form would: the browser's part at once, also without a network; the server's as soon as there
 * is one. The server also ends it by itself, a quarter of an hour after the last touch.
 */
export function wipe(form: HTMLFormElement, submitter: HTMLElement | null = null): void {
  if (isWiped) return;
  isWiped = true;
  const body = new FormData(form);
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    body.append(submitter.name, submitter.value);
  }
  const address = new URL(form.action).pathname;
  removeScreen();
  void removeStored().then(() => sendUntilTaken(address, body));
}

export function wipeOnSubmit(): void {
  addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !isEnd(event.target) || isAttract()) return;
    event.preventDefault();
    wipe(event.target, event.submitter);
  });
}
