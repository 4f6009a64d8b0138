import { referralContract } from '#contracts/mobile/referral.ts';
import { callForOne } from './upstream/call-upstream.ts';

/** Whose referral code it is; `not-found` where it is nobody's. It names a number, so it is never cached. */
export const findReferral = (code: string) => callForOne(referralContract, { query: { code } });
