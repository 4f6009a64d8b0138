import type { RecoveryCheck } from '#contracts/mobile/sim-recovery.ts';

/** Numbers of one citizen of the seed, with which everything occurs that a recovery can meet. */
export const odd = {
  '99000841': 'is VIP',
  '99000842': 'is a company’s',
  '99000843': 'has a new owner',
  '99000844': 'is slow',
  '99000845': 'fails',
  '99000846': 'loses its answer',
  '99000847': 'is refused',
  '99000848': 'is late',
  '99000849': 'has had a new owner',
} as const;
/** Numbers of the same citizen with which nothing goes wrong, since one is replaced once in 24 hours. */
export const fine = ['99000851', '99000852', '99000853', '99000854'];
type Odd = (typeof odd)[keyof typeof odd];

export const isOdd = (isdn: string, what: Odd): boolean =>
  (odd as Readonly<Record<string, Odd>>)[isdn] === what;

const states: Partial<Record<Odd, RecoveryCheck['state']>> = {
  'is VIP': 'VIP',
  'is a company’s': 'COMPANY',
  'has had a new owner': 'OWNER_CHANGED',
};
/** Blank cards that are none of ours, or in use. */
const cards: Readonly<Record<string, RecoveryCheck['state']>> = {
  '000000000': 'CARD_UNKNOWN',
  '111111111': 'CARD_USED',
};

export function toState(isdn: string, simNumber: string | null): RecoveryCheck['state'] {
  const what = (odd as Readonly<Record<string, Odd | undefined>>)[isdn];
  return (what && states[what]) ?? cards[simNumber ?? ''] ?? 'OK';
}
