import { ASSETS, type Files } from '#env.ts';
import { createIsolateMemory } from './cache/isolate-memory.ts';

/** More would not come with the page's first bytes any more. */
const mostBytes = 12 * 1024;
/** Nobody waits for what is only faster. */
const longestMs = 100;
/** Files change only with a deployment, which is another isolate. */
const kept = createIsolateMemory<string | null>({ entries: 100, size: Infinity }, Date.now);

function toDataAddress(svg: string): string {
  const encoded = svg.replace(/[%#"'<>\t\r\n]|[^\x20-\x7e]+/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded.replaceAll("'", '%27')}`;
}

/**
 * A small drawing of this site's own as an address that holds it, so that the page that is about it shows it in its
 * first frame, a round trip earlier; null for every other picture.
 */
export async function readInlinePicture(
  path: string,
  files: Files | undefined = ASSETS,
): Promise<string | null> {
  if (!files || !/^\/pictures\/[\w-]+\.svg$/.test(path)) return null;
  const known = kept.get(path);
  if (known !== undefined) return known;
  try {
    const signal = AbortSignal.timeout(longestMs);
    const answer = await files.fetch(`https://assets.invalid${path}`, { signal });
    const svg = answer.ok ? await answer.text() : '';
    const drawing = svg !== '' && svg.length <= mostBytes ? toDataAddress(svg) : null;
    kept.put(path, drawing, { expiresAtMs: Infinity });
    return drawing;
  } catch {
    return null;
  }
}
