import { setTimeout as sleep } from 'node:timers/promises';
import type { Way } from './held-proxy.ts';
import type { OrderStage } from './order-stage.ts';

export type Fate = readonly [
  boundary: 'calculate' | 'reserve' | 'invoice' | 'paid' | 'receipt',
  way: Way,
];

/** Kills the site while these calls of these customers are held. */
export async function killWhile(
  stage: OrderStage,
  server: Awaited<ReturnType<OrderStage['start']>>,
  { fates, act }: { fates: ReadonlyMap<string, Fate>; act: () => Promise<unknown>[] },
): Promise<number> {
  const { services } = stage;
  const before = services.held();
  services.choose((boundary, customer) => {
    const fate = fates.get(customer);
    return fate?.[0] === boundary ? fate[1] : 'pass';
  });
  const dying = act().map((one) => one.catch(() => null));
  const giveUpAt = Date.now() + 4500;
  while (services.held() - before < fates.size && Date.now() < giveUpAt) await sleep(5);
  const held = services.held() - before;
  await server.kill();
  await Promise.all(dying);
  services.choose(() => 'pass');
  return held;
}
