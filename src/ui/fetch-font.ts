import { readBrowserCookie } from './browser-cookie.ts';
import { whenIdle } from './when-idle.ts';

/** The one file; `uno.config.ts` names it too. */
export const fontFile = '/fonts/inter.woff2';

/**
 * A phone's first page is drawn in its own font, at once; the site's is fetched when nobody waits for anything,
 * and the cookie tells the server that the next page may ask for it.
 */
export function fetchFont(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const isWanted = !('font' in document.body.dataset) && !connection?.saveData;
  if (!isWanted || readBrowserCookie('font') === '1') return;
  whenIdle(() => {
    fetch(fontFile, { priority: 'low' })
      .then(async (response) => {
        await response.arrayBuffer();
        if (response.ok) document.cookie = 'font=1;path=/;max-age=31536000;samesite=lax';
      })
      // It comes another time.
      .catch(() => null);
  });
}
