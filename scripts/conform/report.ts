/** What was found of one call. It holds names, numbers and statuses, and no value that a service has sent. */
export interface CallReport {
  call: string;
  seenOn: string;
  /** `failing`: a page would be empty; `lacking`: the site works without it, and shows less. */
  state: 'good' | 'lacking' | 'failing';
  /** Why it is not good. */
  reason?: string;
  items: number;
  /** Fields that a page cannot do without. */
  required: string[];
  /** Optional fields that came, and how often where that is not always. */
  optional: string[];
  /** Optional fields that never came. */
  absent: string[];
  /** Fields that the site does not read. */
  ignored: string[];
  /** Elements that are left out, by the field that was wrong. */
  dropped: string[];
  /** Fields that came in another shape than can be read. */
  unreadable: string[];
  /** Texts that came in one language only. */
  languages: string[];
  /** The answer depends on the language of who asks. */
  byLanguage: boolean;
  paging?: string;
  /** Parameters that change nothing. */
  idle: string[];
  /** Parameters that nothing could be said of. */
  untried: string[];
  medianMs: number;
  maxMs: number;
}

export interface WriteReport {
  call: string;
  state: 'good' | 'failing' | 'untried';
  found: string;
}

export interface Report {
  calls: CallReport[];
  writes: WriteReport[];
  /** Settings that suit the services. */
  settings: Record<string, string>;
  /** What stands beside the settings. */
  notes: string[];
}

export const isFailing = ({ calls, writes }: Report): boolean =>
  [...calls, ...writes].some(({ state }) => state === 'failing');
