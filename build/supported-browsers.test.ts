import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { scriptTargets, toSrgb, toSupportedCss } from './supported-browsers.ts';
import { readStyleSheet } from './uno-css.ts';

/** What the oldest supported browser does not know, and drops with the whole declaration or rule. */
function listTooNew(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: 'styles.css',
    code: new TextEncoder().encode(css),
    visitor: {
      Color(colour) {
        const isKnown = typeof colour === 'string' || ['rgb', 'currentcolor'].includes(colour.type);
        if (!isKnown) found.push(`colour: ${typeof colour === 'string' ? colour : colour.type}`);
      },
      Rule: {
        style({ value: { selectors } }) {
          const isNew = (part: { type: string; kind?: string }) => part.kind === 'popover-open';
          if (selectors.length > 1 && selectors.some((selector) => selector.some(isNew))) {
            found.push('selector: popover-open in a list');
          }
        },
      },
    },
  });
  const patterns: [string, RegExp][] = [
    ['function', /\b(?:color-mix|light-dark|oklch|oklab|lch|lab|color)\(/g],
    ['range', /@media[^{]*[<>][^{]*/g],
    ['nesting', /[{;}]&[^{]*/g],
    ['transform', /[{;](?:translate|scale|rotate):[^;}]*/g],
  ];
  for (const [name, pattern] of patterns) {
    for (const [text] of css.matchAll(pattern)) found.push(`${name}: ${text}`);
  }
  for (const [, block = ''] of css.matchAll(/\{([^{}]*)\}/g)) {
    const properties = block.split(';').map((line) => line.split(':'));
    for (const [at, [name, value = '']] of properties.entries()) {
      const isNew = /\d[dsl]v[hw]\b/.test(value);
      const hasFallback = properties.slice(0, at).some(([other]) => other === name);
      if (isNew && !hasFallback) found.push(`unit: ${name}:${value}`);
    }
  }
  return found;
}

test('the style sheet holds nothing that the oldest supported browser would drop', async () => {
  const { css } = await readStyleSheet();
  expect(css).toContain('--primary:#');
  expect(listTooNew(css)).toEqual([]);
});

test.each([
  ['a colour', 'a{color:oklch(.5 .1 20)}'],
  ['a colour in a custom property', ':root{--x:0 1px oklch(.5 .1 20/.2)}'],
  ['a mixed colour', 'a{color:color-mix(in srgb,red 10%,var(--x))}'],
  ['a list with :popover-open', '.a:popover-open,.b{color:red}'],
  ['a media range', '@media (width>=640px){a{color:red}}'],
  ['a unit without a fallback', 'a{height:100dvh}'],
  ['a transform of its own property', 'a{translate:0 1px}'],
])('listTooNew finds %s when it is planted', (_, css) => {
  expect(listTooNew(css)).not.toEqual([]);
});

test('toSupportedCss leaves CSS unchanged when it is supported or has a fallback', () => {
  const css = toSupportedCss(
    '.a{color:oklch(1 0 0);height:100vh;height:100dvh}.b:popover-open{color:#123}@media (width>=640px){.a{color:red}}',
  );
  expect(listTooNew(css)).toEqual([]);
  expect(css).toContain('height:100vh;height:100dvh');
});

test('toSrgb refuses what is no colour', () => {
  expect(toSrgb('oklch(0.5 0 0)')).toMatch(/^#/);
  expect(() => toSrgb('')).toThrow('is no colour');
});

test('scriptTargets are the oldest versions of the list in package.json', () => {
  expect(scriptTargets).toEqual(['chrome92', 'firefox91']);
});
