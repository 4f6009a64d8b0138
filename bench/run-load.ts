import { readCpuMs } from './cpu-time.ts';
import { openConnection } from './load-connection.ts';
import { quantile } from './statistics.ts';

export interface LoadTarget {
  base: URL;
  path: string;
  status: number;
}

export interface LoadOptions {
  connections: number;
  /** Ends the round, whichever comes first. */
  forMs?: number;
  requests?: number;
  pids?: readonly string[];
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  cpuMs: number;
  firstByteP50: number;
  firstByteP99: number;
  wholeP50: number;
  wholeP99: number;
}

export async function runLoad(target: LoadTarget, options: LoadOptions): Promise<LoadResult> {
  const { connections, forMs = 120_000, requests = Infinity, pids = [] } = options;
  const open = await Promise.all(
    Array.from({ length: connections }, () => openConnection(target.base)),
  );
  const firstBytes: number[] = [];
  const wholes: number[] = [];
  const cpuBefore = await readCpuMs(pids);
  const startedAt = performance.now();
  let asked = 0;
  await Promise.all(
    open.map(async (connection) => {
      while (asked < requests && performance.now() - startedAt < forMs) {
        asked += 1;
        const { status, firstByteMs, wholeMs } = await connection.get(target.path);
        if (status !== target.status) throw new Error(`${target.path} answered ${status}`);
        firstBytes.push(firstByteMs);
        wholes.push(wholeMs);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuMs = ((await readCpuMs(pids)) - cpuBefore) / wholes.length;
  for (const connection of open) connection.close();
  return {
    requests: wholes.length,
    perSecond: wholes.length / seconds,
    cpuMs,
    firstByteP50: quantile(firstBytes, 0.5),
    firstByteP99: quantile(firstBytes, 0.99),
    wholeP50: quantile(wholes, 0.5),
    wholeP99: quantile(wholes, 0.99),
  };
}
