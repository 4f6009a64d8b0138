import { waitUntil } from '#env.ts';
import { findListed } from './listings.ts';

const from = '/pre-order/';
/** More are not looked at. */
const rows = 4;
const freshMs = 60_000;

/** What this isolate knows, and since when; it is asked for anew behind the answer. */
let known: { ids: string[]; at: number } | null = null;

async function find(now: number): Promise<string[]> {
  const paths = await findListed('product', from, rows).catch(() => undefined);
  const ids = paths?.map((path) => path.slice(from.length)) ?? known?.ids ?? [];
  known = { ids, at: now };
  return ids;
}

/** The products that can be pre-ordered, as a job has found them in the list of products; none where that is not known. */
export async function readPreorderIds(now = Date.now()): Promise<string[]> {
  if (known === null) return find(now);
  if (now - known.at > freshMs) {
    known = { ...known, at: now };
    waitUntil(find(now));
  }
  return known.ids;
}
