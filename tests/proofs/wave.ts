import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import type { Site } from '../http/start-site.ts';

/** What came of asking for a page again and again, over some connections. */
export interface Wave {
  /** Whole pages a second. */
  goodput: number;
  /** How long they took, in milliseconds, and how long refusals did; sorted. */
  pages: readonly number[];
  refusals: readonly number[];
  /** Neither a page nor a refusal: time-outs, broken connections, other statuses. */
  failed: number;
}

interface WaveOptions {
  connections: number;
  ms: number;
  path?: string;
  /** How long a refused client waits. People and browsers do so for longer; the answer says five seconds. */
  restMs?: number;
}

const timeoutMs = 10_000;
const ascending = (a: number, b: number) => a - b;

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export async function sendWave(
  { direct }: Site,
  { connections, ms, path = '/shop', restMs = 1000 }: WaveOptions,
): Promise<Wave> {
  const dispatcher = new Agent({ connections, pipelining: 1 });
  const pages: number[] = [];
  const refusals: number[] = [];
  let failed = 0;
  const end = performance.now() + ms;
  async function visit(): Promise<void> {
    const started = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = { accept: 'text/html' };
    // Node's own fetch takes the agent; its type does not say so.
    const answer = await fetch(direct + path, { dispatcher, signal, headers } as RequestInit);
    await answer.arrayBuffer();
    const took = performance.now() - started;
    if (answer.status === 200) pages.push(took);
    else if (answer.status === 503) refusals.push(took);
    else failed += 1;
    if (answer.status === 503) await sleep(restMs);
  }
  const work = async () => {
    while (performance.now() < end) {
      await visit().catch(() => {
        failed += 1;
      });
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const goodput = (pages.length / (performance.now() - started)) * 1000;
  await dispatcher.close();
  return { goodput, pages: pages.sort(ascending), refusals: refusals.sort(ascending), failed };
}
