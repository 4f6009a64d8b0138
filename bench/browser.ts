import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { constants, createGzip, gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/find-browser.ts';
import { countUnhydrated } from '../tests/journeys/support/count-unhydrated.ts';
import { serveLocally } from './services.ts';
import { type Build, warmPages } from './site.ts';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    // The bench ends it, once what was measured is printed.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

export interface Throttle {
  latencyMs: number;
  downKbps: number;
  upKbps: number;
  cpu: number;
}

/** Chromium's own preset of slow 4G, applied to each request; what the targets were measured with. */
const slow4G = { latencyMs: 562.5, downKbps: 1440, upKbps: 675 };
export const throttles = {
  slowPhone: { ...slow4G, cpu: 4 },
  /** Where a figure is the network's and not the processor's. */
  slowNetwork: { ...slow4G, cpu: 1 },
  slowProcessor: { latencyMs: 0, downKbps: 0, upKbps: 0, cpu: 4 },
} as const satisfies Record<string, Throttle>;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

async function throttlePage(page: Page, { latencyMs, downKbps, upKbps, cpu }: Throttle) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    // 0 bytes a second would be none at all.
    downloadThroughput: (downKbps * 1000) / 8 || -1,
    uploadThroughput: (upKbps * 1000) / 8 || -1,
  });
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
  const context = await browser.newContext({ ...phone, javaScriptEnabled: hasScripts });
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
  const endsAt = performance.now() + hydrationMs;
  for (let y = 2; performance.now() < endsAt; y = 502 - y) {
    await page.mouse.move(2, y);
    await page.waitForTimeout(pollMs);
    if ((await page.evaluate(countUnhydrated)) === 0) {
      await page.waitForLoadState('networkidle');
      return page.waitForTimeout(restMs);
    }
  }
  throw new Error(`${new URL(page.url()).pathname} was not hydrated in time`);
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const isText = (type = '') => /javascript|css|svg|html|text\/plain|json/.test(type);

function sendFile(path: string, content: Buffer, res: ServerResponse): void {
  const type = types[extname(path)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=86400' };
  if (isText(type)) res.writeHead(200, { ...headers, 'content-encoding': 'gzip' });
  else res.writeHead(200, headers);
  res.end(isText(type) ? gzipSync(content) : content);
}

/** Compresses as it streams: each part that the worker sends leaves at once. */
function passOn(worker: URL, req: IncomingMessage, res: ServerResponse): void {
  const headers = {
    ...req.headers,
    'cf-visitor': '{"scheme":"https"}',
    'accept-encoding': 'identity',
  };
  const target = new URL(req.url ?? '/', worker);
  const upstream = request(target, { method: req.method, headers }, (answer) => {
    const { 'content-length': _length, ...answered } = answer.headers;
    const isPacked = isText(answer.headers['content-type']);
    res.writeHead(answer.statusCode ?? 502, {
      ...answered,
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    });
    if (isPacked) answer.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(res);
    else answer.pipe(res);
  });
  upstream.on('error', () => res.destroy());
  req.pipe(upstream);
}

/** Stands where the edge stands in production: serves the files and compresses what the worker answers. */
export async function startEdgeFront(worker: URL, { findFile }: Build) {
  await warmPages(worker);
  return serveLocally((req, res) => {
    const { pathname } = new URL(req.url ?? '/', worker);
    void findFile(pathname).then((file) =>
      file ? sendFile(pathname, file, res) : passOn(worker, req, res),
    );
  });
}
