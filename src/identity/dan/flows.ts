import type { PagePath } from '#routes.ts';

/**
 * The flows that need a verification: the page to which the provider redirects, which has to be registered with it, and
 * the page where the visitor continues. No other page is redirected to.
 */
export const danFlows = {
  newNumber: { returnsTo: '/afterDan', continuesAt: '/newnumberv2' },
  simRecovery: { returnsTo: '/afterDan', continuesAt: '/simRecovery' },
  packageShift: { returnsTo: '/packageshift/afterDan', continuesAt: '/packageshift' },
} as const satisfies Record<string, { returnsTo: PagePath; continuesAt: PagePath }>;

export type DanFlow = keyof typeof danFlows;
export type DanReturn = (typeof danFlows)[DanFlow]['returnsTo'];

export const danReturns: readonly DanReturn[] = ['/afterDan', '/packageshift/afterDan'];

export function isDanFlow(name: unknown): name is DanFlow {
  return typeof name === 'string' && Object.hasOwn(danFlows, name);
}

export function listFlowsOf(returnsTo: DanReturn): DanFlow[] {
  return Object.keys(danFlows)
    .filter(isDanFlow)
    .filter((flow) => danFlows[flow].returnsTo === returnsTo);
}
