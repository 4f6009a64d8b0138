import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bindOperator, operatorConfig } from '../../scripts/bind-operator.ts';
import { seedLocal } from '../../scripts/seed.ts';
import { startOperator } from '../http/start-operator.ts';
import { startServer } from '../journeys/support/start-server.ts';
import { forge } from './forged-payments.ts';
import { forgeCards } from './forged-cards.ts';
import { killAtBoundaries } from './killed-payments.ts';
import type { Stage } from './payment-stage.ts';
import type { Figure } from './proof.ts';
import { staffSettings } from './read-desk.ts';
import { realQpaySettings } from './real-qpay.ts';
import { startQpayProxy } from './qpay-proxy.ts';

/** Nothing is paid but by the provider's own word, once, also when the site dies; money is never kept without a reason. */
export async function provePayments(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'tenger-prove-payments-'));
  await seedLocal({ persistTo: directory, products: 0 });
  const operator = await startOperator();
  const qpay = await startQpayProxy(operator.origin);
  const vars = { ...realQpaySettings(qpay.url), ...staffSettings };
  const start = async () =>
    startServer({ configPaths: [await bindOperator(), operatorConfig], directory, vars });
  const stage: Stage = { directory, qpay, operator: operator.origin, start };
  try {
    return [
      ...(await forge(stage)),
      ...(await forgeCards(stage)),
      ...(await killAtBoundaries(stage)),
    ];
  } finally {
    await qpay.close();
    await operator.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
