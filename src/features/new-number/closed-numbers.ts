import { findPayingClosure } from '#payment/providers.ts';

/** What closes the flow, for its page of numbers too, which stands apart from it. */
export const closedNumbers = { path: '/newnumberv2', findClosure: findPayingClosure } as const;
