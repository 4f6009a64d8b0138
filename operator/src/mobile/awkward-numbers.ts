/** Numbers with which everything occurs that can go wrong, for whoever tries to buy one: among the last of their prefix. */
export const awkward = {
  '85999821': 'hold loses its answer',
  '85999822': 'hold is taken',
  '85999823': 'hold fails',
  '85999824': 'hold is slow',
  '85999825': 'sale loses its answer',
  '85999826': 'sale is refused',
  '85999827': 'sale fails',
  '85999828': 'order loses its answer',
  '85999829': 'profile is late',
} as const;
type Wrong = (typeof awkward)[keyof typeof awkward];

export const isAwkward = (isdn: string, wrong: Wrong): boolean =>
  (awkward as Readonly<Record<string, Wrong>>)[isdn] === wrong;
