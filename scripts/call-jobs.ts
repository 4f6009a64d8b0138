/**
 * Calls the cron triggers while the site is served, by default once a minute as the platform does, since nothing else
 * does locally. It calls an address on loopback that wrangler and the Vite plugin answer themselves. Returns what ends it.
 */
export function callJobs(port: string, everyMs = 60_000): () => void {
  const address = `http://127.0.0.1:${port}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`;
  // If the site is not served yet or is busy, the next call suffices.
  const call = () => fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  const timer = setInterval(call, everyMs).unref();
  return () => clearInterval(timer);
}
