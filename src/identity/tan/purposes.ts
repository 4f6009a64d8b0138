/**
 * What codes are for. A code for one purpose is refused for every other, and each message says which it is: the value
 * is the last part of that text's key, `identity.codeFor.*`.
 */
export const purposes = {
  'sign-in': 'signIn',
  'draft-hand-off': 'draftHandOff',
} as const;

export type TanPurpose = keyof typeof purposes;
