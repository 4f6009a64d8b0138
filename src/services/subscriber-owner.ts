import { readSubscriberOwner } from '#contracts/mobile/subscriber-owner.ts';
import { callForOne } from './upstream/call-upstream.ts';

/** `isdn` is always the session's. */
export const readOwner = ({ isdn }: { isdn: string }) =>
  callForOne(readSubscriberOwner, { query: { isdn } });
