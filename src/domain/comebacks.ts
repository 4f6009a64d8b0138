import type { PagePath } from '#routes.ts';

/** Flows that something keeps from which is mended elsewhere: `/pay/bill?back=packageshift` leads back there once it is paid. */
export const comebacks = ['packageshift', 'leasing'] as const;
export type Comeback = (typeof comebacks)[number];

export const comebackPaths: Readonly<Record<Comeback, PagePath>> = {
  packageshift: '/packageshift',
  leasing: '/leasing/assessment',
};

export const readComeback = (query: URLSearchParams): Comeback | undefined =>
  comebacks.find((one) => one === query.get('back'));
