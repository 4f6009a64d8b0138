import { readBrowserCookie } from './browser-cookie.ts';
import { dataFont, dataKeepOffline } from './page-contract.ts';
import { whenIdle } from './when-idle.ts';

/** The site's only font file; the styles name it too. */
export const fontFile = '/fonts/inter.woff2';

/** The hash of the style sheet; empty in development, where it is no file. */
const stylesHash = import.meta.env.STYLES_HASH ?? '';
export const stylesFile = `/assets/styles-${stylesHash}.css`;
/** The name and value of the cookie by which a browser says that it has this style sheet in its cache. */
export const stylesCookie = ['styles', stylesHash] as const;

const yearSeconds = 31_536_000;
/**
 * A visit. Later the browser may have dropped the file, and asking for it again would cost the first paint a round
 * trip, which is far more than the styles in the document cost.
 */
const visitSeconds = 3600;

/** Brings a file into the browser's cache, then tells the server by a cookie that it is there. */
async function fetchAhead(file: string, cookie: string, maxAgeSeconds: number): Promise<void> {
  const response = await fetch(file, { priority: 'low' });
  await response.arrayBuffer();
  if (response.ok) document.cookie = `${cookie};path=/;max-age=${maxAgeSeconds};samesite=lax`;
}

/** A phone shows its first page in a system font, at once; the next page may use the site's own. */
function isFontWanted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const isUsed = document.body.hasAttribute(dataFont);
  return !isUsed && !connection?.saveData && readBrowserCookie('font') !== '1';
}

/** While the browser is idle, fetches the files that make the next document smaller or better. */
export function fetchForLater(): void {
  whenIdle(() => {
    // Where a file fails, the next page tries again.
    if (isFontWanted()) fetchAhead(fontFile, 'font=1', yearSeconds).catch(() => null);
    // On every page, so that the cookie lasts as long as the visit; after the first it costs no request.
    if (stylesHash) fetchAhead(stylesFile, stylesCookie.join('='), visitSeconds).catch(() => null);
    const note = document.querySelector<HTMLElement>(`[${dataKeepOffline}]`);
    if (note)
      import('./offline/keep-offline.ts').then((it) => it.keepOffline(note)).catch(() => null);
  });
}
