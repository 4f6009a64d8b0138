interface JobsOptions {
  everyMs?: number;
  /** The worker that has the jobs, where another one stands before it. */
  worker?: string;
}

/**
 * Calls the cron triggers while the site is served, by default once a minute as the platform does, since nothing else
 * does locally. It calls addresses on loopback that wrangler and the Vite plugin answer themselves. Returns what ends it.
 */
export function callJobs(port: string, { everyMs = 60_000, worker }: JobsOptions = {}): () => void {
  const local = `http://127.0.0.1:${port}/cdn-cgi/local`;
  const trigger = worker
    ? {
        address: `${local}/explorer/api/local/scheduled?worker=${worker}`,
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ cron: '* * * * *' }),
        },
      }
    : { address: `${local}/scheduled?cron=*+*+*+*+*`, init: {} };
  // If the site is not served yet or is busy, the next call suffices.
  const call = () =>
    fetch(trigger.address, { ...trigger.init, signal: AbortSignal.timeout(30_000) }).catch(
      () => undefined,
    );
  const timer = setInterval(call, everyMs).unref();
  return () => clearInterval(timer);
}
