import { baseUrl, type Refuse, word } from './kinds.ts';

export const golomtShape = {
  GOLOMT_BASE_URL: baseUrl,
  GOLOMT_TOKEN: word('set this secret to the token that the bank gave'),
  GOLOMT_SECRET: word('set this secret to the key that the bank gave for checksums'),
};

/** Those of the embedded counterpart, whose money is made up. */
const embeddedGolomt = { GOLOMT_TOKEN: 'embedded', GOLOMT_SECRET: 'embedded' } as const;

type GolomtSettings = Record<keyof typeof embeddedGolomt, string>;
type Given = { [Name in keyof GolomtSettings | 'GOLOMT_BASE_URL']?: string | undefined };

/** `refuseGolomt` has checked before that a real bank has all of its settings. */
export const toGolomtSettings = (given: Given): GolomtSettings =>
  given.GOLOMT_BASE_URL ? (given as GolomtSettings) : embeddedGolomt;

export function refuseGolomt(given: Given, refuse: Refuse): void {
  for (const name of Object.keys(embeddedGolomt) as (keyof typeof embeddedGolomt)[]) {
    if (given.GOLOMT_BASE_URL && !given[name]) refuse(name, 'set it along with GOLOMT_BASE_URL');
  }
}
