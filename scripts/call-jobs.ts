/**
 * Nothing calls cron triggers locally: this does, once a minute, as long as the site is served. It is only asked for
 * on loopback, at an address that wrangler and the Vite plugin answer themselves.
 */
export function callJobs(port: string): void {
  const address = `http://127.0.0.1:${port}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`;
  // While it is not served yet, or is busy, the next minute's call will do.
  const call = () => fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  setInterval(call, 60_000).unref();
}
