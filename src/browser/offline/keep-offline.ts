import { dataForgetOffline, dataKeepOffline, dataMode } from '../page-contract.ts';
import { type Kept, type Wish, workerFile } from './kept-pages.ts';

/** Which addresses are not to be kept here, because somebody has removed them. */
const removedName = '@mc_not_kept';

function readRemoved(): string[] {
  try {
    return (localStorage.getItem(removedName) ?? '').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

function noteRemoved(address: string): void {
  try {
    localStorage.setItem(removedName, [address, ...readRemoved()].slice(0, 20).join('\n'));
  } catch {
    // Without storage it is kept again when the page is opened the next time.
  }
}

/** Has the page that is shown kept on this device, says so beside it, and removes it again when that is asked for. */
export async function keepOffline(note: HTMLElement): Promise<void> {
  const isBrowser = document.documentElement.getAttribute(dataMode) === 'browser';
  const address = location.href;
  if (!isBrowser || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  await workers.register(workerFile);
  const { active } = await workers.ready;
  const tell = (wish: Wish) => active?.postMessage(wish, []);
  workers.addEventListener('message', ({ data }: MessageEvent<Kept>) => {
    // Another page may be shown here by now.
    const shown = document.querySelector<HTMLElement>(`[${dataKeepOffline}]`) ?? note;
    if (data.address === location.href) shown.hidden = !data.isKept;
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[${dataForgetOffline}]`)) return;
    noteRemoved(location.href);
    tell({ forget: location.href });
  });
  if (!readRemoved().includes(address)) tell({ keep: address });
}
