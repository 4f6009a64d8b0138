import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bindOperator, operatorConfig } from '../../scripts/bind-operator.ts';
import { seedLocal } from '../../scripts/seed.ts';
import { startOperator } from '../http/start-operator.ts';
import { startServer } from '../journeys/support/start-server.ts';
import { killSims } from './killed-sims.ts';
import { startMobileProxy } from './mobile-proxy.ts';
import type { Figure } from './proof.ts';
import { raceRecoveries } from './raced-recoveries.ts';

/** One recovery of a number however many press; and whenever the site dies, no number, SIM or profile twice, and none lost. */
export async function proveSims(): Promise<Figure[]> {
  const raced = await raceRecoveries();
  const directory = await mkdtemp(join(tmpdir(), 'tenger-prove-sims-'));
  await seedLocal({ persistTo: directory, products: 0 });
  const operator = await startOperator();
  const mobile = await startMobileProxy(operator.origin);
  const start = async () =>
    startServer({
      configPaths: [await bindOperator(), operatorConfig],
      directory,
      vars: { MOBILE_BASE_URL: mobile.url },
    });
  try {
    return [...raced, ...(await killSims({ directory, mobile, operator: operator.origin, start }))];
  } finally {
    await mobile.close();
    await operator.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
