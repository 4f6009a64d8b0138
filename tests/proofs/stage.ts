import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bindOperator, operatorConfig } from '../../scripts/bind-operator.ts';
import { seedLocal } from '../../scripts/seed.ts';
import { startOperator } from '../http/start-operator.ts';
import { startServer } from '../journeys/support/start-server.ts';
import { type MobileProxy, startMobileProxy } from './mobile-proxy.ts';
import type { Figure } from './proof.ts';
import { type QpayProxy, startQpayProxy } from './qpay-proxy.ts';
import { realQpaySettings } from './real-qpay.ts';

/** A site that can be killed and started again, with proxies before the services that it calls. */
export interface Stage {
  /** Holds its databases. */
  directory: string;
  qpay: QpayProxy;
  mobile: MobileProxy;
  operator: string;
  start: () => ReturnType<typeof startServer>;
}

/** Proves something on a stage of its own. */
export async function onStage(
  name: string,
  prove: (stage: Stage) => Promise<Figure[]>,
): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), `tenger-prove-${name}-`));
  await seedLocal({ persistTo: directory, products: 0 });
  const operator = await startOperator();
  const [qpay, mobile] = [
    await startQpayProxy(operator.origin),
    await startMobileProxy(operator.origin),
  ];
  const vars = { MOBILE_BASE_URL: mobile.url, ...realQpaySettings(qpay.url) };
  const start = async () =>
    startServer({ configPaths: [await bindOperator(), operatorConfig], directory, vars });
  try {
    return await prove({ directory, qpay, mobile, operator: operator.origin, start });
  } finally {
    await qpay.close();
    await mobile.close();
    await operator.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
