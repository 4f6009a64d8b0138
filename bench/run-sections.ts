import { cp, rm } from 'node:fs/promises';
import { operatorApp } from '#operator/src/operator.ts';
import { seedLocal } from '../scripts/seed.ts';
import { copyBuiltApp } from './built-app.ts';
import { bundleLimit } from './bundle-limit.ts';
import { measureCartCost } from './cart-cost.ts';
import { measureCatalogueScale } from './catalogue-scale.ts';
import { measureColdStart } from './cold-start.ts';
import { startEdgeFront } from './edge-front.ts';
import { measureFirstByte } from './first-byte.ts';
import { measureFirstPress } from './first-press.ts';
import { findForeignStrings } from './foreign-strings.ts';
import { measureHeap } from './heap.ts';
import { measureInteractions } from './interactions.ts';
import { measureListToProduct } from './list-to-product.ts';
import type { Measurements } from './measurements.ts';
import { openBrowser, throttles } from './open-browser.ts';
import { measureVitals } from './page-vitals.ts';
import { weighPages } from './page-weight.ts';
import type { BenchPlan } from './plan.ts';
import { measurePressToBadge } from './press-to-badge.ts';
import { countRenderCalls } from './render-calls.ts';
import { startReplayCache } from './replay-cache.ts';
import { startReplayUpstream } from './replay-upstream.ts';
import { writeBareApp } from './spawn-workerd.ts';
import { startWorkerd } from './start-workerd.ts';
import { measureThroughput } from './throughput.ts';
import { measureWorkerSize } from './worker-size.ts';

const appCopy = '.cache/bench-dist';
const state = '.cache/bench-state';
/** A second workerd must not open the same files. */
const probeState = '.cache/bench-probe-state';

interface Run {
  /** Filled as it is measured. */
  found: Measurements;
  failures: string[];
  /** All, where it is left out. */
  only: readonly string[] | undefined;
}

/** One after the other: side by side they would measure each other. */
export async function runSections(plan: BenchPlan, { found, failures, only }: Run): Promise<void> {
  const endings: (() => Promise<unknown>)[] = [];

  async function measure<Key extends keyof Measurements>(
    key: Key,
    read: () => Promise<NonNullable<Measurements[Key]>>,
  ): Promise<void> {
    if (only && !only.includes(key)) return;
    const startedAt = performance.now();
    try {
      found[key] = await read();
    } catch (error) {
      failures.push(`${key}: ${error instanceof Error ? error.message : String(error)}`);
    }
    console.log(`bench: ${key}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }

  try {
    const app = await copyBuiltApp(appCopy);
    console.log(`bench: ${await seedLocal({ persistTo: state })}`);
    await rm(probeState, { recursive: true, force: true });
    await cp(state, probeState, { recursive: true });
    const limits = [await bundleLimit('hono-hello'), await bundleLimit('bare-react')];
    const workerd = await startWorkerd({ app, persist: state, limits });
    endings.push(() => workerd.stop());
    await measure('throughput', () => measureThroughput(workerd, plan));

    const front = await startEdgeFront(await workerd.url(), app.publicDir);
    endings.push(() => front.close());
    const browser = await openBrowser().catch(() => null);
    if (browser) {
      endings.push(() => browser.close());
      await measure('weights', () => weighPages(browser, front.url, app.publicDir));
      const visit = (throttle: keyof typeof throttles, runs: number) =>
        measureVitals(browser, front.url, throttles[throttle], runs);
      await measure('vitals', () => visit('slow4G', plan.browserRuns));
      // Only for comparison: no target is held to it.
      await measure('vitalsOnWarmConnection', () => visit('warmSlow4G', plan.comparisonRuns));
      const { url } = front;
      await measure('firstPress', () => measureFirstPress(browser, url, plan.browserRuns));
      await measure('pressToBadge', () => measurePressToBadge(browser, url));
      await measure('listToProduct', () => measureListToProduct(browser, url, plan.pressRuns));
      await measure('interactions', () => measureInteractions(browser, url, plan.pressRuns));
      await browser.close();
    } else failures.push('weights, vitals and presses: no Chromium could be started');

    const database = await workerd.miniflare.getD1Database('OPERATOR_DB', 'operator');
    const upstream = await startReplayUpstream({
      fetch: async (request) => operatorApp.fetch(request, { OPERATOR_DB: database }),
    });
    endings.push(() => upstream.close());
    const services = {
      CONTENT_BASE_URL: upstream.url,
      COMMERCE_BASE_URL: upstream.url,
      MOBILE_BASE_URL: upstream.url,
      COVERAGE_BASE_URL: upstream.url,
      ABOUT_US_TOKEN: 'bench',
      // Nobody is sent there: a worker that is bound to no operator asks for it.
      DAN_BASE_URL: upstream.url,
      DAN_CLIENT_ID: 'bench',
      DAN_CLIENT_SECRET: 'bench',
      DAN_SERVICE: 'bench',
      DAN_WSDL: 'https://xyp.gov.mn/citizen-1.5.0/ws?WSDL',
      DAN_PEPPER: 'a pepper of the bench, long enough for it',
    };
    const drawnAnew = { ...services, KEEP_PAGES_SECONDS: '0' };
    const probed = await startWorkerd({
      app,
      persist: probeState,
      bindings: drawnAnew,
      probe: true,
      limits: [await bundleLimit('d1-alone')],
    });
    endings.push(() => probed.stop());
    await measure('firstByte', () => measureFirstByte(probed, upstream, plan));
    await measure('calls', () => countRenderCalls(probed, upstream));
    await measure('cartCost', () => measureCartCost(probed, app.serverDir, plan.cartActs));
    await measure('foreign', () => findForeignStrings(probed, upstream.bodies()));
    await probed.stop();

    const cache = await startReplayCache();
    endings.push(() => cache.close());
    const drawing = await writeBareApp(app, drawnAnew);
    const keeping = await writeBareApp(app, services, cache.address);
    const apps = { drawing, keeping, cache };
    await measure('coldStart', () => measureColdStart(app, apps, plan.starts));
    await measure('heap', () => measureHeap(keeping, plan));
    await measure('worker', () => measureWorkerSize(app));
    await measure('catalogue', () => measureCatalogueScale(app, plan));
  } finally {
    for (const end of endings.toReversed()) await end().catch(() => {});
  }
}
