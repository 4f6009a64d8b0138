import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bindOperator, operatorConfig } from '../../scripts/bind-operator.ts';
import { seedLocal } from '../../scripts/seed.ts';
import { startOperator } from '../http/start-operator.ts';
import { startServer } from '../journeys/support/start-server.ts';
import { guessBills } from './bill-guesses.ts';
import type { BillStage } from './bill-stage.ts';
import { killWhilePaying } from './killed-bills.ts';
import { payLate } from './late-bills.ts';
import { startMobileProxy } from './mobile-proxy.ts';
import { payInParallel } from './parallel-bills.ts';
import type { Figure } from './proof.ts';
import { realQpaySettings } from './real-qpay.ts';
import { startQpayProxy } from './qpay-proxy.ts';

/** What is paid is paid once and has its effect once, whatever is lost and whenever the site dies; look-ups tell no more than they may. */
export async function proveBills(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'tenger-prove-bills-'));
  await seedLocal({ persistTo: directory, products: 0 });
  const operator = await startOperator();
  const [qpay, mobile] = [
    await startQpayProxy(operator.origin),
    await startMobileProxy(operator.origin),
  ];
  const vars = {
    MOBILE_BASE_URL: mobile.url,
    ...realQpaySettings(qpay.url),
  };
  const start = async () =>
    startServer({ configPaths: [await bindOperator(), operatorConfig], directory, vars });
  const stage: BillStage = { directory, qpay, mobile, operator: operator.origin, start };
  try {
    return [
      ...(await payInParallel(stage)),
      ...(await killWhilePaying(stage)),
      ...(await payLate(stage)),
      ...(await guessBills()),
    ];
  } finally {
    await qpay.close();
    await mobile.close();
    await operator.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
