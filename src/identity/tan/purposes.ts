/** What codes are for: a code for one purpose is refused for every other, and each message says which it is. */
export const purposes = [
  'sign-in',
  'draft-hand-off',
  'puk',
  'email-change',
  'new-email',
  'package-shift',
  'copy-of-data',
  'deletion-of-data',
  'tourist-sim',
  'own-esim',
  'preorder',
  'stars',
  'stock-watch',
] as const;

export type TanPurpose = (typeof purposes)[number];
