/** The version of a text, and from when it holds (`YYYY-MM-DD`). */
export interface LegalVersion {
  version: string;
  since: string;
}

/**
 * The texts that this site is bound by, the newest version first; each is a file for each language in `public/legal`. A
 * published version is never changed: a change is a new one, so that what somebody has accepted can be read.
 */
export const legalTexts = {
  terms: [
    { version: '2', since: '2026-11-23' },
    { version: '1', since: '2026-11-22' },
  ],
  privacy: [
    { version: '4', since: '2026-11-27' },
    { version: '3', since: '2026-11-26' },
    { version: '2', since: '2026-11-25' },
    { version: '1', since: '2026-11-23' },
  ],
  delivery: [{ version: '1', since: '2026-11-23' }],
  complaints: [{ version: '1', since: '2026-11-23' }],
  accessibility: [{ version: '1', since: '2026-11-23' }],
} as const satisfies Readonly<Record<string, readonly [LegalVersion, ...LegalVersion[]]>>;

export type LegalName = keyof typeof legalTexts;
