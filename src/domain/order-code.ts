/** Letters and digits that nobody takes for one another, also when they are read out. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code of eight letters that people write down and read out: 40 random bits, so it names a thing but proves nothing. */
export function newOrderCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
