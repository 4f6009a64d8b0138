import type { Order } from './model.ts';

export interface Code {
  productId: string;
  code: string;
}
export interface Bought {
  productId: string;
  quantity: number;
}

/** What is bought of digital goods, each product once. */
export function listDigital({ lines }: Pick<Order, 'lines'>): Bought[] {
  const counts = new Map<string, number>();
  for (const { type, productId, quantity } of lines) {
    if (type === 'DIGITAL') counts.set(productId, (counts.get(productId) ?? 0) + quantity);
  }
  return [...counts].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Whether there are as many as were bought, of each. */
export const isWhole = (bought: readonly Bought[], codes: readonly Code[]): boolean =>
  bought.every(
    ({ productId, quantity }) =>
      codes.filter((one) => one.productId === productId).length === quantity,
  );
