import { ASSETS, type Files } from '#env.ts';
import { createIsolateMemory } from './cache/isolate-memory.ts';

/** A larger picture would not fit into the first bytes of the page. */
const maxBytes = 12 * 1024;
/** A slower read is given up, because the page works without it. */
const maxMs = 100;
/** Never expires: files change only with a deployment, which starts other isolates. */
const addresses = createIsolateMemory<string | null>({ entries: 100, size: Infinity }, Date.now);

function toDataAddress(svg: string): string {
  const encoded = svg.replace(/[%#"'<>\t\r\n]|[^\x20-\x7e]+/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded.replaceAll("'", '%27')}`;
}

/**
 * A small SVG of this site as a `data:` address, so that the browser shows it in the first frame instead of a round
 * trip later; null for every other picture.
 */
export async function readInlinePicture(
  path: string,
  files: Files | undefined = ASSETS,
): Promise<string | null> {
  if (!files || !/^\/pictures\/[\w-]+\.svg$/.test(path)) return null;
  const known = addresses.get(path);
  if (known !== undefined) return known;
  try {
    const signal = AbortSignal.timeout(maxMs);
    const answer = await files.fetch(`https://assets.invalid${path}`, { signal });
    const svg = answer.ok ? await answer.text() : '';
    const address = svg !== '' && svg.length <= maxBytes ? toDataAddress(svg) : null;
    addresses.put(path, address, { expiresAtMs: Infinity });
    return address;
  } catch {
    return null;
  }
}
