import { subscriberOwnerContract } from '#contracts/mobile/subscriber-owner.ts';
import { callForOne } from './upstream/call-upstream.ts';

/** `isdn` always comes from the session. */
export const readOwner = ({ isdn }: { isdn: string }) =>
  callForOne(subscriberOwnerContract, { query: { isdn } });
