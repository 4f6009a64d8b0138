/**
 * Calls the cron triggers once a minute while the site is served, since nothing else does locally. It calls an address
 * on loopback that wrangler and the Vite plugin answer themselves.
 */
export function callJobs(port: string): void {
  const address = `http://127.0.0.1:${port}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`;
  // If the site is not served yet or is busy, the call of the next minute suffices.
  const call = () => fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  setInterval(call, 60_000).unref();
}
