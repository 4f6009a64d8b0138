import { chromium } from 'playwright';
import { type Engine, ignoreCancelled, type Tab, type TabOptions } from './engine.ts';

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
    const until = { waitUntil: 'domcontentloaded', timeout: 6000 } as const;
    return {
      asksWhileLoading: true,
      goto: (url) => ignoreCancelled(page.goto(url, until)),
      leaveFor: (url) => ignoreCancelled(page.goto(url, until)),
      evaluate: (expression) => page.evaluate(expression),
      moveTo: (x, y) => page.mouse.move(x, y),
      press: (pointer, x, y) =>
        pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
      key: (name) => page.keyboard.press(name),
      type: (text) => page.keyboard.type(text),
      back: () => ignoreCancelled(page.goBack(until)),
      forward: () => ignoreCancelled(page.goForward(until)),
      reload: () => ignoreCancelled(page.reload(until)),
      close: () => context.close(),
    };
  }
  return { version: browser.version(), limits: [], open, close: () => browser.close() };
}
