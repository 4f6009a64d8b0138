import { hashNumber } from '#identity/counted-by.ts';

/** The same for a person at any time, and known to nobody before: by a secret key, so that no second try draws anew. */
export async function drawNumber(preorderId: string, person: string): Promise<number> {
  const drawn = await hashNumber('preorder draw', `${preorderId} ${person}`);
  return Number.parseInt(drawn.slice(0, 12), 16) / 2 ** 48;
}
