import { openInspector } from './inspector.ts';
import { type BenchPlan, pages, toDrawn } from './plan.ts';
import { runLoad } from './run-load.ts';
import { type BareWorker, type BareWorkerd, spawnWorkerd } from './spawn-workerd.ts';

export interface HeapPoint {
  requests: number;
  /** After a collection. */
  usedMb: number;
}

const steps = 5;
const warmUpRequests = 40;
/** On a slow machine fewer requests are made, rather than none of the run's other parts. */
const loadMs = 5000;

async function readHeap({ url, inspectorUrl }: BareWorkerd): Promise<number> {
  const wake = async () => (await fetch(new URL('/robots.txt', url))).text();
  const inspector = await openInspector(inspectorUrl, wake);
  try {
    await inspector.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await inspector.send('Runtime.getHeapUsage')) as { usedSize: number };
    return usedSize / 1024 / 1024;
  } finally {
    inspector.close();
  }
}

/** The heap of one isolate over many requests to all pages, drawn and kept ones: what it needs, and whether it keeps growing. */
export async function measureHeap(app: BareWorker, plan: BenchPlan): Promise<HeapPoint[]> {
  const workerd = await spawnWorkerd(app, true);
  try {
    const points: HeapPoint[] = [];
    let made = 0;
    for (let step = 0; step <= steps; step += 1) {
      const requests = step === 0 ? warmUpRequests : plan.heapRequests / steps;
      for (const { name, path } of pages) {
        for (const address of [toDrawn(path), path]) {
          const load = await runLoad(
            { base: workerd.url, path: address, status: name === '404' ? 404 : 200 },
            { connections: plan.connections, requests: requests / pages.length / 2, forMs: loadMs },
          );
          made += load.requests;
        }
      }
      points.push({ requests: made, usedMb: await readHeap(workerd) });
    }
    return points;
  } finally {
    await workerd.stop();
  }
}
