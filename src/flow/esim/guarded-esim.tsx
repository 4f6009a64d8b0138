import type { EsimProfile as Profile } from '#contracts/mobile/sim-orders.ts';
import { findCodesGuard } from '#identity/sim-change/sim-change.ts';
import { GuardNote } from '#identity/sim-change/views/guard-note.tsx';
import { EsimProfile } from './esim-profile.tsx';

interface GuardedEsimProps {
  profile: Profile | null;
  isMine: boolean;
  /** Who has asked for it: the browser, and the number, if there was one. */
  of: { visitorId: string; isdn: string | null };
  /** Where Dan leads back to: a page of the account that lists it, since its own address is a secret. */
  back: '/account' | '/account/payments';
}

/**
 * What an eSIM is installed with, for its owner only: it is a number as a code is money, so whoever has just come by the
 * SIM of the number that bought it shows by Dan who they are.
 */
export async function GuardedEsim({ profile, isMine, of, back }: GuardedEsimProps) {
  const guard = isMine && profile !== null ? await findCodesGuard(of) : null;
  if (!guard) return <EsimProfile profile={isMine ? profile : null} />;
  return (
    <div className="my-6 max-w-3xl">
      <GuardNote until={guard.until} purpose="giftCodes" back={back} />
    </div>
  );
}
