import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

/** What axe finds against WCAG 2.2, levels A and AA: one line each, with the first elements. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (given) => {
    const { violations } = await window.axe.run(document, given);
    return violations.map(({ id, help, nodes }) => {
      const places = nodes
        .slice(0, 3)
        .map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`);
      return `${id}: ${help} (${nodes.length}×)\n    ${places.join('\n    ')}`;
    });
  }, options);
}
