import puppeteer, { type Browser } from 'puppeteer-core';
import { type Engine, ignoreCancelled, type Tab, type TabOptions } from './engine.ts';

/** Scripts are switched on or off for a whole browser, so tabs with and without scripts have a browser each. */
function launch(executablePath: string, scripts: boolean): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'network.proxy.type': 0,
      'intl.accept_languages': 'mn-MN',
      'javascript.enabled': scripts,
    },
  });
}

/** Drives Firefox by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const withScripts = await launch(executablePath, true);
  let withoutScripts: Browser | undefined;

  async function open({ size, scripts }: TabOptions): Promise<Tab> {
    if (!scripts) withoutScripts ??= await launch(executablePath, false);
    const browser = scripts ? withScripts : (withoutScripts ?? withScripts);
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(size);
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
  return {
    version: (await withScripts.version()).replace(/^\D*/, ''),
    limits: [],
    open,
    async close() {
      await Promise.all([withScripts.close(), withoutScripts?.close()]);
    },
  };
}
