/** What may happen to one call that changes a cart. */
export const faults = [
  'refuses',
  'is busy',
  'fails before',
  'fails after',
  'takes half',
  'loses the call',
  'loses the answer',
  'acts late',
  'never answers',
  'never answers what it took',
  'answers with nothing',
  'answers with words',
  'breaks off the answer',
] as const;
export type Fault = (typeof faults)[number];
