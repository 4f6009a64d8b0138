import { dataHydrating, dataWiped } from '../page-contract.ts';

/** Where a kiosk begins. */
const attractPath = '/kiosk';
const root = document.documentElement;
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

/** Over a document that is not what was rendered, React would discard it, and render the visit's page anew. */
async function waitForReact(): Promise<void> {
  const isBusy = () => root.hasAttribute(dataHydrating);
  if (!isBusy()) return;
  await new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (isBusy()) return;
      observer.disconnect();
      done();
    });
    observer.observe(root, { attributes: true });
  });
}

/** The page is wiped, or about to be. */
let isWiped = false;
/** The server has ended the visit, so that the attract screen may be shown. */
let isEnded = false;

/** The page's address goes, and what lies ahead in the history with it. */
function takeAddress(): void {
  history.replaceState(null, '', attractPath);
  history.pushState(null, '', attractPath);
}

/**
 * "Back" to another address within a wiped document ends here, before a router hears of it. It cancels the way to the
 * attract screen, which begins anew. One to another document meets the head script.
 */
function stayWiped(event: Event): void {
  if (!isWiped) return;
  event.stopImmediatePropagation();
  takeAddress();
  if (isEnded) location.replace(attractPath);
}

/** Whatever a router shows late, of a navigation that was on its way, goes before it is painted. */
function keepEmpty(told: Node | null): void {
  const { body } = document;
  const empty = () => {
    if (location.pathname !== attractPath) takeAddress();
    if (document.title) document.title = '';
    for (const child of body.querySelectorAll(':scope > *')) if (child !== told) child.remove();
  };
  empty();
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(empty).observe(root, changes);
}

/** Nothing of the visit stays on the screen; then nothing stays in the page, and its address is gone with it. */
async function removeScreen(): Promise<void> {
  const told = document.getElementById('wiped');
  root.setAttribute(dataWiped, '');
  if (told) told.hidden = false;
  await waitForReact();
  // A copy, because React takes its own away when it fails over what is gone.
  const copy = told?.cloneNode(true) ?? null;
  if (copy) document.body.append(copy);
  keepEmpty(copy);
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
    if (type === 'opaqueredirect') {
      isEnded = true;
      return location.replace(attractPath);
    }
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
  void removeScreen();
  void removeStored().then(() => sendUntilTaken(address, body));
}

export function wipeOnSubmit(): void {
  // Here, because a later listener would hear of it after those of the islands.
  addEventListener('popstate', stayWiped, { capture: true });
  addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !isEnd(event.target) || isAttract()) return;
    event.preventDefault();
    wipe(event.target, event.submitter);
  });
}
