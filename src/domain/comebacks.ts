/** Flows that a bill keeps from: `/pay/bill?back=packageshift` leads back there once it is paid. */
export const comebacks = ['packageshift'] as const;
export type Comeback = (typeof comebacks)[number];

export const comebackOf = {
  packageshift: { path: '/packageshift', title: 'flow.packageShift.title' },
} as const satisfies Record<Comeback, object>;

export const readComeback = (query: URLSearchParams): Comeback | undefined =>
  comebacks.find((one) => one === query.get('back'));
