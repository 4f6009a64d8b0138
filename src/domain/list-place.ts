/** How many pages one can go back one by one; further back is the first. */
export const maxBefore = 8;
const isCursor = (text: string) => /^[\w-]{1,256}$/.test(text);

/** Which page of the list it is, and how one came there. */
export function toPlace(query: URLSearchParams) {
  const asked = query.get('after') ?? '';
  const after = isCursor(asked) ? asked : '';
  if (after === '') return { after, before: [], page: 1 };
  const page = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0];
  const before = query.getAll('before').filter(isCursor).slice(-maxBefore);
  return { after, before, page: page ? Number(page) : null };
}
