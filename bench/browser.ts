import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { constants, createGzip, gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/find-browser.ts';
import { countUnhydrated } from '../tests/journeys/support/count-unhydrated.ts';
import { browserHeaders, openConnection } from './connection.ts';
import { serveLocally } from './services.ts';
import { type Build, visitedPages } from './site.ts';
import type { Workerd } from './workerd.ts';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    // The bench ends it, once what was measured is printed.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** Chromium's own preset of slow 4G, applied to each request; what the targets were measured with. */
const slow4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const fullSpeed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** Times in ms, bytes a second; `cpu` times slower. */
export const throttles = {
  slowPhone: { network: slow4G, cpu: 4 },
  /** Where a figure is the network's and not the processor's. */
  slowNetwork: { network: slow4G, cpu: 1 },
  slowProcessor: { network: fullSpeed, cpu: 4 },
};
export type Throttle = (typeof throttles)[keyof typeof throttles];

async function throttlePage(page: Page, { network, cpu }: Throttle): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

interface VisitOptions {
  throttle?: Throttle;
  /** Before the throttle. */
  prepare?: (page: Page) => Promise<unknown>;
  hasScripts?: boolean;
}

/** One visit with empty caches, on a phone's screen. */
export async function visit<Result>(
  browser: Browser,
  { throttle, prepare, hasScripts = true }: VisitOptions,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    userAgent: browserHeaders['user-agent'],
    javaScriptEnabled: hasScripts,
  });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    if (throttle) await throttlePage(page, throttle);
    return await act(page);
  } finally {
    await context.close();
  }
}

const hydrationMs = 20_000;
const pollMs = 150;
const restMs = 600;

/**
 * Moves the pointer along the edge until React has taken over the whole page and nothing is fetched any more: the
 * script that waits for such a sign may itself be on its way.
 */
export async function hydratePage(page: Page): Promise<void> {
  const deadline = performance.now() + hydrationMs;
  for (let y = 2; performance.now() < deadline; y = 502 - y) {
    await page.mouse.move(2, y);
    await page.waitForTimeout(pollMs);
    if ((await page.evaluate(countUnhydrated)) === 0) {
      await page.waitForLoadState('networkidle');
      return page.waitForTimeout(restMs);
    }
  }
  throw new Error(`${new URL(page.url()).pathname} was not hydrated in time`);
}

/** Of the files that are texts; of pictures and fonts Chromium finds it out. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

function sendFile(path: string, content: Buffer, res: ServerResponse): void {
  const type = types[extname(path)];
  res.setHeader('cache-control', 'public, max-age=86400');
  if (type) res.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
  res.end(type ? gzipSync(content) : content);
}

/** Compresses as it streams: each part that the worker sends leaves at once. */
function passOn(worker: URL, req: IncomingMessage, res: ServerResponse): void {
  const own = { 'cf-visitor': browserHeaders['cf-visitor'], 'accept-encoding': 'identity' };
  const options = { method: req.method, headers: { ...req.headers, ...own } };
  const upstream = request(new URL(req.url ?? '/', worker), options, (answer) => {
    const { 'content-length': _length, ...headers } = answer.headers;
    res.writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': 'gzip' });
    answer.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(res);
  });
  upstream.on('error', () => res.destroy());
  req.pipe(upstream);
}

/** Stands where the edge stands in production: serves the files and compresses what the worker answers. */
export async function startEdgeFront(site: Workerd, { findFile, name }: Build) {
  const worker = await site.url(name);
  const { get, close } = openConnection(worker);
  // The first answers may still stream what was in no cache.
  for (const { path } of [...visitedPages, ...visitedPages]) await get(path);
  close();
  return serveLocally((req, res) => {
    const { pathname } = new URL(req.url ?? '/', worker);
    void findFile(pathname).then((file) =>
      file ? sendFile(pathname, file, res) : passOn(worker, req, res),
    );
  });
}
