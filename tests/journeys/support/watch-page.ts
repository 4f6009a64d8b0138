import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Layout shifts without input, and violations of the content security policy. */
    watched: { shift: number; shifts: string[]; violations: string[] };
  }
}

/** Runs before the page's own scripts. */
function watchInPage(): void {
  window.watched = { shift: 0, shifts: [], violations: [] };
  const nameOf = (node: Node | null) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
      : node?.nodeName;
  const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      window.watched.shift += value;
      window.watched.shifts.push(
        `${value.toFixed(4)} ${sources
          .map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
          )
          .join(', ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample }) => {
      window.watched.violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
    },
  );
}

export interface Watch {
  /** Errors and warnings of the console, and uncaught errors, since the last call. */
  complaints(): string[];
  /** From now on the browser may log that it has no connection, or that a request was aborted, which it does late. */
  expectLoss(error: 'ERR_INTERNET_DISCONNECTED' | 'ERR_FAILED'): void;
  /** Violations of the current document's content security policy. */
  violations(): Promise<string[]>;
  /** The cumulative layout shift of the current document, without input. */
  shift(): Promise<{ value: number; shifts: string[] }>;
}

export async function watchPage(page: Page): Promise<Watch> {
  const heard: string[] = [];
  const expected = new Set<string>();
  let loss: string | undefined;
  page.on('response', (response) => {
    if ([404, 422].includes(response.status()) && response.request().isNavigationRequest())
      expected.add(response.url());
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    // The browser logs every page that was not found and every refused form, also where it is expected.
    if (expected.has(url) && /\b(404|422)\b/.test(message.text())) return;
    // wrangler's development proxy drops a connection now and then, which is no fault of the page.
    if (message.text().includes('net::ERR_CONNECTION_RESET') && url.includes('/brand/')) return;
    if (loss && message.text().includes(loss)) return;
    heard.push(`${new URL(page.url()).pathname}: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => {
    heard.push(`${new URL(page.url()).pathname}: uncaught ${error.message}`);
  });
  await page.addInitScript(watchInPage);
  return {
    complaints: () => heard.splice(0),
    expectLoss: (error) => {
      loss = error;
    },
    violations: () => page.evaluate(() => window.watched?.violations ?? []),
    async shift() {
      const { shift, shifts } = await page.evaluate(() => window.watched);
      return { value: shift, shifts };
    },
  };
}
