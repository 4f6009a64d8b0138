import puppeteer, { type Browser } from 'puppeteer-core';
import type { Engine, Tab, TabOptions } from './engine.ts';
import { toTab } from './page-tab.ts';

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
    return toTab(page, context);
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
