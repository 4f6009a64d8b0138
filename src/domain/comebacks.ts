/** Flows that an unpaid bill keeps from: `/pay/bill?back=packageshift` leads back there once it is paid. */
export const comebacks = ['packageshift'] as const;
export type Comeback = (typeof comebacks)[number];

export const readComeback = (query: URLSearchParams): Comeback | undefined =>
  comebacks.find((one) => one === query.get('back'));
