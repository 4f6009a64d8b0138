import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

interface Result {
  ruleId: string;
  /** What kind of rule, and what came of it. */
  value: readonly [string, string];
  message: string;
  /** Where the element is, as XPath. */
  path: { dom: string };
  snippet: string;
}

interface Guideline {
  id: string;
  checkpoints: { rules: { id: string; level: string }[] }[];
}

declare global {
  interface Window {
    ace: {
      Checker: new () => {
        getGuidelines(): Guideline[];
        addGuideline(guideline: Guideline): void;
        check(document: Document, rulesets: string[]): Promise<{ results: Result[] }>;
      };
    };
  }
}

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

const leftOut = [
  // It takes forms without a name for landmarks, which they are not; html-validate compares those with one.
  'aria_form_label_unique',
  // They take most of the engine's time and find nothing: each only asks a person to look.
  'style_focus_visible',
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'style_background_decorative',
  'style_color_misuse',
];

/** What IBM's engine finds against WCAG 2.2, levels A and AA: one line each, with the element. */
export async function findIbmFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (left) => {
    const checker = new window.ace.Checker();
    const wcag = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2');
    if (!wcag) throw new Error('the engine has no rules of WCAG 2.2');
    // The engine's own way to leave a rule out leaves out all of them.
    for (const checkpoint of wcag.checkpoints) {
      checkpoint.rules = checkpoint.rules.filter(
        ({ id, level }) => level === 'VIOLATION' && !left.includes(id),
      );
    }
    checker.addGuideline(wcag);
    const { results } = await checker.check(document, [wcag.id]);
    if (results.length === 0) throw new Error('the engine has tried nothing');
    return (
      results
        .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
        // The boxes of a comparison stand each in the card of its product, and are named after it.
        .filter(
          ({ ruleId, snippet }) =>
            ruleId !== 'input_checkboxes_grouped' || !snippet.includes('form="compare"'),
        )
        // It takes for shown what is in a closed part, but for the label of a field.
        .filter(({ path }) => {
          const { singleNodeValue: element } = document.evaluate(
            path.dom,
            document,
            null,
            XPathResult.FIRST_ORDERED_NODE_TYPE,
          );
          const closed = element?.parentElement?.closest('details:not([open])');
          return !closed || element?.parentElement?.closest('summary');
        })
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n    ${snippet}`)
    );
  }, leftOut);
}
