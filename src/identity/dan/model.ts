import type { MessageKey } from '#i18n/translator.ts';

/** `organisation` signed in for a company; `not-found` is somebody whose card the register did not find. */
export type DanOutcome =
  | 'verified'
  | 'mismatch'
  | 'organisation'
  | 'not-found'
  | 'cancelled'
  | 'failed';

/** The states of the page after the provider; `missing` is a link that is invalid or has expired. */
export type DanResultState = DanOutcome | 'missing';

interface ResultTexts {
  title: MessageKey;
  text: MessageKey;
  icon: string;
  tone: string;
}

const warning = 'bg-warning-tint text-warning';

export const danResults: Readonly<Record<DanResultState, ResultTexts>> = {
  verified: {
    title: 'dan.verified.title',
    text: 'dan.verified.text',
    icon: 'shield-check',
    tone: 'bg-success-tint text-success',
  },
  mismatch: {
    title: 'dan.mismatch.title',
    text: 'dan.mismatch.text',
    icon: 'user-x',
    tone: 'bg-danger-tint text-danger',
  },
  organisation: {
    title: 'dan.organisation.title',
    text: 'dan.organisation.text',
    icon: 'user-x',
    tone: warning,
  },
  'not-found': {
    title: 'dan.notFound.title',
    text: 'dan.notFound.text',
    icon: 'user-x',
    tone: warning,
  },
  cancelled: {
    title: 'dan.cancelled.title',
    text: 'dan.cancelled.text',
    icon: 'x',
    tone: 'bg-sunken text-muted',
  },
  failed: { title: 'dan.failed.title', text: 'dan.failed.text', icon: 'cloud-off', tone: warning },
  missing: { title: 'dan.missing.title', text: 'dan.missing.text', icon: 'unlink', tone: warning },
};

/** What a branch can help with. */
export const hasBranchRemedy = (state: DanResultState): boolean =>
  state === 'mismatch' || state === 'organisation' || state === 'not-found';
