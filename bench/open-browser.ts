import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

const systemChromium = '/usr/bin/chromium';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Throttle {
  name: string;
  latencyMs: number;
  downKbps: number;
  upKbps: number;
  cpu: number;
}

export const throttles = {
  /** Chromium's own preset, applied to each request; what the targets were measured with. */
  slow4G: {
    name: 'slow 4G (562 ms a request)',
    latencyMs: 562.5,
    downKbps: 1440,
    upKbps: 675,
    cpu: 4,
  },
  /** The same network as its round trip of 150 ms has it on a connection that is already open. */
  warmSlow4G: { name: '150 ms, 1.6 Mbit/s', latencyMs: 150, downKbps: 1638, upKbps: 750, cpu: 4 },
  /** The network alone, where a figure is the network's and not the processor's. */
  slowNetwork: { name: 'slow 4G', latencyMs: 562.5, downKbps: 1440, upKbps: 675, cpu: 1 },
} as const satisfies Record<string, Throttle>;

/** A phone's screen, with empty caches. */
export function openPhone(browser: Browser, scripts = true): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: false,
    javaScriptEnabled: scripts,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });
}

/** A screen on which the filters stand beside the list. */
export function openDesk(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1366, height: 850 } });
}

export async function throttlePage(page: Page, throttle: Throttle): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttle.latencyMs,
    downloadThroughput: (throttle.downKbps * 1000) / 8,
    uploadThroughput: (throttle.upKbps * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
}

/**
 * Opens the site's process: each page has an opener policy, for which Chromium leaves the blank tab's. What that
 * costs at 4× CPU is the browser's, and no peer was measured with it.
 */
export async function enterSite(page: Page, front: URL): Promise<void> {
  await page.goto(new URL('/robots.txt', front).href);
}
