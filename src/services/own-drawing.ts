import { ASSETS, type Files } from '#env.ts';

/** More would not come with the page's first bytes any more. */
const mostBytes = 12 * 1024;
/** Nobody waits for what is only faster. */
const longestMs = 100;
const mostKept = 100;
const kept = new Map<string, string | null>();

function keep(path: string, drawing: string | null): void {
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
  kept.set(path, drawing);
}

function toDataAddress(svg: string): string {
  const encoded = svg.replace(/[%#"'<>\t\r\n]|[^\x20-\x7e]+/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded.replaceAll("'", '%27')}`;
}

/**
 * A small drawing of this site's own as an address that holds it, so that the page that is about it shows it in its
 * first frame, a round trip earlier; null for every other picture.
 */
export async function readOwnDrawing(
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
    keep(path, drawing);
    return drawing;
  } catch {
    return null;
  }
}
