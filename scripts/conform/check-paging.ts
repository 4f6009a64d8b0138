import { haveSameIds, idOf, type Probe } from './probe.ts';

/** How a list is paged: by a cursor, by page numbers from 1 or from 0, or not at all. */
export type Paging = 'next' | 'page' | 'page0' | 'none';

export interface PagingFacts {
  paging: Paging;
  /** False: the answer has as many elements as there are, whatever is asked for. */
  sized: boolean;
  /** The list is shorter than two small pages, so that nothing shows. */
  tooShort: boolean;
}

const small = 3;

/** Asks small pages in each of the ways that there are. */
export async function findPaging(probe: Probe): Promise<PagingFacts> {
  const read = async (more: Record<string, string | number>) =>
    (await probe.read({ values: { page: '', size: small }, more })).items;
  const first = await probe.read({ values: { page: '', size: small } });
  const sized = first.items.length <= small;
  const known = { sized, tooShort: first.items.length < small };
  const { next } = first.answer;
  if (next !== null) {
    const after = await read({ cursor: next });
    const isNew = after.length > 0 && !after.some((item) => idOf(item) === idOf(first.items[0]));
    if (isNew) return { paging: 'next', ...known };
  }
  const one = await read({ page: 1 });
  if (one.length > 0 && !haveSameIds(one, first.items)) return { paging: 'page0', ...known };
  const two = await read({ page: 2 });
  const isOther = !haveSameIds(two, first.items);
  return { paging: isOther && two.length > 0 ? 'page' : 'none', ...known };
}

/** Pages until there are enough elements, or no more. */
export async function readEnough(probe: Probe, paging: Paging, enough: number): Promise<void> {
  const first = await probe.read();
  let { items } = first;
  let cursor = first.answer.next;
  for (let page = 2; items.length < enough && page <= enough; page += 1) {
    if (paging === 'none' || (paging === 'next' && cursor === null)) return;
    const more: Record<string, string | number> =
      paging === 'next' ? { cursor: cursor ?? '' } : { page: paging === 'page' ? page : page - 1 };
    const reading = await probe.read({ more });
    if (reading.items.length === 0) return;
    items = [...items, ...reading.items];
    cursor = reading.answer.next;
  }
}
