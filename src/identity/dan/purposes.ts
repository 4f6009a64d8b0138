import type { PagePath } from '#routes.ts';

interface Purpose {
  /** The page to which the provider redirects, which has to be registered with it. */
  returnsTo: PagePath;
  /** The page where the visitor continues, unless a draft names its own. */
  continuesAt: PagePath;
  /** Other pages that may lead to Dan, and are gone back to. No other page is redirected to. */
  backTo?: RegExp;
  /** Whether the visitor shows to own a number, or who applies for something without one. */
  subject: 'owner' | 'applicant';
  /** `customer`: the number is the one that is signed in. `visitor`: it may be one that a draft names. */
  who: 'visitor' | 'customer';
}

/** What Dan is asked for. A flow more is a line here. */
export const danPurposes = {
  newNumber: {
    returnsTo: '/afterDan',
    continuesAt: '/newnumberv2',
    subject: 'applicant',
    who: 'visitor',
  },
  simRecovery: {
    returnsTo: '/afterDan',
    continuesAt: '/simRecovery',
    subject: 'owner',
    who: 'visitor',
  },
  // Only within a day after a change of the SIM: `sim-change/`.
  emailChange: {
    returnsTo: '/afterDan',
    continuesAt: '/account/email',
    subject: 'owner',
    who: 'customer',
  },
  giftCodes: {
    returnsTo: '/afterDan',
    continuesAt: '/checkout',
    // Of a purchase or a recovery it is the list: the address of its own page is a secret, which an attempt must not hold.
    backTo: /^(?:\/order\/[A-Z2-9]{8}|\/account(?:\/payments)?)$/,
    subject: 'owner',
    who: 'customer',
  },
  leasing: {
    returnsTo: '/afterDan',
    continuesAt: '/leasing/assessment',
    subject: 'owner',
    who: 'customer',
  },
  packageShift: {
    returnsTo: '/packageshift/afterDan',
    continuesAt: '/packageshift',
    subject: 'owner',
    who: 'customer',
  },
  stars: {
    returnsTo: '/afterDan',
    continuesAt: '/stars',
    subject: 'owner',
    who: 'customer',
  },
} as const satisfies Record<string, Purpose>;

export type DanPurpose = keyof typeof danPurposes;
export type DanReturn = (typeof danPurposes)[DanPurpose]['returnsTo'];

export const danReturns: readonly DanReturn[] = ['/afterDan', '/packageshift/afterDan'];

export function isDanPurpose(name: unknown): name is DanPurpose {
  return typeof name === 'string' && Object.hasOwn(danPurposes, name);
}

export function listPurposesOf(returnsTo: DanReturn): DanPurpose[] {
  return Object.keys(danPurposes)
    .filter(isDanPurpose)
    .filter((purpose) => danPurposes[purpose].returnsTo === returnsTo);
}

/** The page to go back to that an address or a form names; null where this purpose knows no such page. */
export function readBack(purpose: DanPurpose, named: string | null | undefined): string | null {
  const { backTo }: Purpose = danPurposes[purpose];
  return named && backTo?.test(named) === true ? named : null;
}

/** The page that explains Dan, and starts it where no draft is needed for that. */
export const toStartPath = (purpose: DanPurpose, back: string | null = null) =>
  `/dan/redirect?for=${purpose}${back === null ? '' : `&back=${encodeURIComponent(back)}`}` as const;
