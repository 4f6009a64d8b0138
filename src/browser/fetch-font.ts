import { readBrowserCookie } from './browser-cookie.ts';
import { dataFont } from './page-contract.ts';
import { whenIdle } from './when-idle.ts';

/** The site's only font file; the styles name it too. */
export const fontFile = '/fonts/inter.woff2';

/**
 * A phone shows its first page in a system font, at once. The site's font is fetched while the browser is idle, and
 * a cookie tells the server that the next page may use it.
 */
export function fetchFont(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const isWanted = !document.body.hasAttribute(dataFont) && !connection?.saveData;
  if (!isWanted || readBrowserCookie('font') === '1') return;
  whenIdle(() => {
    fetch(fontFile, { priority: 'low' })
      .then(async (response) => {
        await response.arrayBuffer();
        if (response.ok) document.cookie = 'font=1;path=/;max-age=31536000;samesite=lax';
      })
      // The next page tries again.
      .catch(() => null);
  });
}
