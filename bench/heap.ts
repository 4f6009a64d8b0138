import type { BuiltApp } from './built-app.ts';
import { openInspector } from './inspector.ts';
import { type BenchPlan, pages } from './plan.ts';
import { runLoad } from './run-load.ts';
import { startWorkerd, type Workerd } from './start-workerd.ts';

export interface HeapPoint {
  requests: number;
  /** After a collection. */
  usedMb: number;
}

const steps = 5;

async function readHeap(workerd: Workerd): Promise<number> {
  const base = await workerd.miniflare.getInspectorURL();
  const list = await fetch(new URL('/json', base.href.replace(/^ws/, 'http')));
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('the inspector knows no worker');
  const inspector = await openInspector(new URL(target.webSocketDebuggerUrl));
  try {
    await inspector.send('HeapProfiler.enable');
    await inspector.send('HeapProfiler.collectGarbage');
    const { usedSize } = (await inspector.send('Runtime.getHeapUsage')) as { usedSize: number };
    return usedSize / 1024 / 1024;
  } finally {
    inspector.close();
  }
}

/** The heap of one isolate over many requests to all pages: what it needs, and whether it keeps growing. */
export async function measureHeap(app: BuiltApp, persist: string, plan: BenchPlan): Promise<HeapPoint[]> {
  const workerd = await startWorkerd({ app, persist, inspect: true });
  try {
    const base = await workerd.url();
    const points: HeapPoint[] = [];
    for (let step = 0; step <= steps; step += 1) {
      const requests = step === 0 ? 40 : plan.heapRequests / steps;
      for (const { name, path } of pages) {
        await runLoad(
          { base, path, status: name === '404' ? 404 : 200 },
          { connections: plan.connections, requests: Math.ceil(requests / pages.length) },
        );
      }
      points.push({ requests: (plan.heapRequests / steps) * step, usedMb: await readHeap(workerd) });
    }
    return points;
  } finally {
    await workerd.stop();
  }
}
