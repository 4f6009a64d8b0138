import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bindOperator, operatorConfig } from '../../scripts/bind-operator.ts';
import { seedLocal } from '../../scripts/seed.ts';
import { startOperator } from '../http/start-operator.ts';
import { startServer } from '../journeys/support/start-server.ts';
import { failServices } from './failing-orders.ts';
import { killSubmits } from './killed-orders.ts';
import { killAfterPaid } from './killed-paid.ts';
import { liveSubmits } from './live-submits.ts';
import { listDatabases, listInStock } from './local-databases.ts';
import { submitMany } from './many-submits.ts';
import { startOrderServices } from './order-services.ts';
import type { OrderStage } from './order-stage.ts';
import type { Figure } from './proof.ts';
import { realQpaySettings } from './real-qpay.ts';

/** A submit makes one order or none, whatever dies or fails; the customer is told which, and money buys goods or goes back. */
export async function proveOrders(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'tenger-prove-orders-'));
  await seedLocal({ persistTo: directory, products: 0 });
  const operator = await startOperator();
  const services = await startOrderServices(operator.origin);
  const vars = { ...realQpaySettings(services.url), COMMERCE_BASE_URL: services.url };
  const stage: OrderStage = {
    directory,
    operator: operator.origin,
    services,
    products: listInStock(directory, await listDatabases(directory)),
    start: async () =>
      startServer({ configPaths: [await bindOperator(), operatorConfig], directory, vars }),
  };
  const began = Date.now();
  try {
    return [
      ...(await liveSubmits()),
      ...(await submitMany(stage)),
      ...(await failServices(stage)),
      ...(await killSubmits(stage)),
      ...(await killAfterPaid(stage)),
    ];
  } finally {
    console.log(`  took ${Math.round((Date.now() - began) / 1000)} s`);
    await services.close();
    await operator.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
