import { chromium } from 'playwright';
import type { Engine, Tab, TabOptions } from './engine.ts';
import { toTab } from './page-tab.ts';

interface ChromiumOptions {
  executablePath: string;
  /** The folder of shared libraries that come with the binary. */
  libraryPath?: string;
  args?: readonly string[];
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Playwright also drives Chromium 92, as long as its locators are not used: these need a newer one. */
export async function startChromium({
  executablePath,
  libraryPath,
  args = [],
}: ChromiumOptions): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, ...args],
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...(libraryPath && { env: { ...process.env, LD_LIBRARY_PATH: libraryPath } }),
  });

  async function open({ size, scripts }: TabOptions): Promise<Tab> {
    const context = await browser.newContext({
      viewport: size,
      javaScriptEnabled: scripts,
      hasTouch: true,
      locale: 'mn-MN',
    });
    const page = await context.newPage();
    return toTab(page, context);
  }
  return { version: browser.version(), limits: [], open, close: () => browser.close() };
}
