import type { Flow } from '#flow/define-flow.ts';

/**
 * Every flow, by its path. Each is loaded when one of its steps is asked for. The edge answers their forms, and each has a
 * switch in the desk by standing here.
 */
export const flows: Readonly<Record<string, () => Promise<Flow>>> = {
  '/checkout': async () => (await import('./checkout.ts')).checkout,
  '/pay/bill': async () => (await import('./pay.ts')).billFlow,
  '/pay/data': async () => (await import('./pay.ts')).dataFlow,
  '/pay/units': async () => (await import('./pay.ts')).unitsFlow,
  '/pay/wifi': async () => (await import('./pay.ts')).wifiFlow,
  '/leasing/assessment': async () => (await import('./leasing.ts')).leasingFlow,
  '/newnumberv2': async () => (await import('./new-number.ts')).newNumberFlow,
  '/tourist-sim': async () => (await import('./tourist-sim.ts')).touristSimFlow,
  '/simRecovery': async () => (await import('./sim-recovery.ts')).recoveryFlow,
  '/packageshift': async () => (await import('#features/package-shift/flow.ts')).packageShift,
  '/home-internet': async () => (await import('#features/home-internet/flow.ts')).homeInternet,
  '/stars': async () => (await import('./stars.ts')).starsFlow,
  '/trade-in': async () => (await import('#features/trade-in/flow.ts')).tradeInFlow,
};
