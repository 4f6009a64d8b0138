import type { Browser, Page, Response } from 'playwright';
import { measureFirstScreen } from './first-screen.ts';
import { gzipSize } from './gzip-size.ts';
import { openPhone } from './open-browser.ts';
import { pages } from './plan.ts';
import { weighStaticImports } from './weigh-static-imports.ts';
import { sum } from './statistics.ts';

export interface PageWeight {
  page: string;
  /** All gzipped, in bytes. */
  html: number;
  firstScreen: number;
  jsBefore: number;
  /** Scripts inside the page, without the framework's data. */
  jsInline: number;
  jsAfter: number;
  css: number;
  /** What navigation asks for as data on the first intent. */
  payloadAfter: number;
  /** Paths, before any interaction; the page itself is the first. */
  requests: string[];
  renderBlocking: string[];
}

const quietMs = 700;
const pathOf = (url: string) => new URL(url).pathname;

function readRenderBlocking(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
    .map((entry) => new URL(entry.name).pathname);
}

function readInline(kind: 'script' | 'style'): string[] {
  return [...document.querySelectorAll(kind)]
    .filter(
      (element) => !element.hasAttribute('src') && !/json/.test(element.getAttribute('type') ?? ''),
    )
    .map((element) => element.textContent ?? '');
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {});
  await page.waitForTimeout(quietMs);
}

async function sizeOf(responses: readonly Response[], kind: string): Promise<number> {
  const chosen = responses.filter((response) => response.request().resourceType() === kind);
  return sum(await Promise.all(chosen.map(async (response) => gzipSize(await response.body()))));
}

async function weigh(
  browser: Browser,
  url: URL,
  publicDir: string,
): Promise<Omit<PageWeight, 'page'>> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const answer = await page.goto(url.href, { timeout: 30_000 });
    await settle(page);
    const before = [...responses];
    const scripts = before.filter((response) => response.request().resourceType() === 'script');
    const scriptsBefore = scripts.map((response) => pathOf(response.url()));
    const inline = await page.evaluate(readInline, 'script' as const);
    const styles = await page.evaluate(readInline, 'style' as const);
    const renderBlocking = await page.evaluate(readRenderBlocking);
    // The first sign of intent: what is fetched now was not needed before.
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 320);
    await settle(page);
    const html = (await answer?.text()) ?? '';
    return {
      html: gzipSize(html),
      firstScreen: await measureFirstScreen(browser, url, html),
      jsBefore: await weighStaticImports(publicDir, scriptsBefore),
      jsInline: gzipSize(inline.filter((text) => !text.includes('__FLIGHT')).join('\n')),
      jsAfter: await sizeOf(responses, 'script'),
      css:
        (await sizeOf(before, 'stylesheet')) +
        (styles.length > 0 ? gzipSize(styles.join('\n')) : 0),
      payloadAfter: await sizeOf(responses, 'fetch'),
      requests: before.map((response) => pathOf(response.url())),
      renderBlocking,
    };
  } finally {
    await context.close();
  }
}

export async function weighPages(
  browser: Browser,
  front: URL,
  publicDir: string,
): Promise<PageWeight[]> {
  const weighed: PageWeight[] = [];
  for (const { name, path } of pages) {
    weighed.push({ page: name, ...(await weigh(browser, new URL(path, front), publicDir)) });
  }
  return weighed;
}
