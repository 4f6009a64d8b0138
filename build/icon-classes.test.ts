import { expect, test } from 'vitest';
import { iconNames, toIconName } from '../src/ui/icon-names.ts';
import { readStyleSheet } from './uno-css.ts';

test('every icon has a class that gives its place in the sprite', async () => {
  const { css } = await readStyleSheet();
  const without = iconNames.filter(
    (name, i) => !new RegExp(String.raw`\.i-${name}(,[^{}]*)?\{--i:${i}\}`).test(css),
  );
  expect(without).toEqual([]);
  const [, step] = /--icon-step:([\d.]+)%/.exec(css) ?? [];
  expect(Number(step) * (iconNames.length - 1)).toBeCloseTo(100, 2);
  // The style sheet is made of all sources.
}, 60_000);

test('an icon is a neutral dot when upstream gives a name that the site does not have', () => {
  expect([toIconName('search'), toIconName('x" onload="')]).toEqual(['search', 'circle-dot']);
});
