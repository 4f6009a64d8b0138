import type { Page as PlaywrightPage } from 'playwright';
import type { Page as PuppeteerPage } from 'puppeteer-core';
import { ignoreCancelled, type Tab } from './engine.ts';

const loaded = { waitUntil: 'domcontentloaded', timeout: 6000 } as const;

/** What Playwright's and Puppeteer's pages have by the same names; only the types of `evaluate` differ. */
type DrivenPage = Omit<PlaywrightPage | PuppeteerPage, 'evaluate'> & {
  evaluate(expression: string): Promise<unknown>;
};

/** A tab over a page of either library; closing it closes the context with its cookies. */
export function toTab(page: DrivenPage, context: { close(): Promise<void> }): Tab {
  return {
    asksWhileLoading: true,
    goto: (url) => ignoreCancelled(page.goto(url, loaded)),
    leaveFor: (url) => ignoreCancelled(page.goto(url, loaded)),
    evaluate: (expression) => page.evaluate(expression),
    moveTo: (x, y) => page.mouse.move(x, y),
    press: (pointer, x, y) =>
      pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name),
    type: (text) => page.keyboard.type(text),
    back: () => ignoreCancelled(page.goBack(loaded)),
    forward: () => ignoreCancelled(page.goForward(loaded)),
    reload: () => ignoreCancelled(page.reload(loaded)),
    close: () => context.close(),
  };
}
