import { findPayingClosure } from '#payment/providers.ts';

/** What closes the flow, for its calculator too, which stands apart from it. */
export const closedLeasing = {
  path: '/leasing/assessment',
  findClosure: findPayingClosure,
} as const;
