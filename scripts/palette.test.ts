import { expect, test } from 'vitest';
import { toSrgb } from '../build/supported-browsers.ts';
import { palette } from '../uno.config.ts';

type Token = keyof typeof palette;
type Side = 0 | 1;

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** As the style sheet has it, in 8 bits. */
function readHex(hex: string): [number, number, number] {
  const digits = /^#(?:[\da-f]{3}){1,2}$/.test(hex) ? hex.slice(1) : '';
  const size = digits.length / 3;
  // A name instead of digits fails every comparison.
  if (size === 0) return [NaN, NaN, NaN];
  const part = (at: number) =>
    Number.parseInt(digits.slice(at * size, (at + 1) * size).repeat(2 / size), 16) / 255;
  return [part(0), part(1), part(2)];
}

function toLuminance(colour: string): number {
  const [r, g, b] = readHex(toSrgb(colour));
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG 2: from 1 to 21. */
function toContrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds: Token[] = ['surface', 'raised', 'sunken'];
const texts: Token[] = [
  'ink',
  'muted',
  'primary',
  'primary-strong',
  'success',
  'warning',
  'danger',
  'info',
];
const tints: Token[] = [
  'primary-tint',
  'accent-tint',
  'success-tint',
  'warning-tint',
  'danger-tint',
  'info-tint',
];

const read: [Token, Token][] = [
  ...texts.flatMap((text) => grounds.map((ground): [Token, Token] => [text, ground])),
  ...tints.flatMap((tint): [Token, Token][] => [
    ['ink', tint],
    ['muted', tint],
  ]),
  ['primary', 'primary-tint'],
  ['primary-strong', 'primary-tint'],
  ['success', 'success-tint'],
  ['warning', 'warning-tint'],
  ['danger', 'danger-tint'],
  ['info', 'info-tint'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-accent', 'accent'],
  ['surface', 'ink'],
  // A quiet button under the pointer.
  ['primary-strong', 'line'],
];

const seen: [Token, Token][] = (['edge', 'primary'] as const).flatMap((control) =>
  (['surface', 'raised'] as const).map((ground): [Token, Token] => [control, ground]),
);

const themes: [string, Side][] = [
  ['light', 0],
  ['dark', 1],
];

function listWeak(pairs: readonly [Token, Token][], side: Side, least: number): string[] {
  return pairs
    .map(([one, other]) => ({
      one,
      other,
      ratio: toContrast(palette[one][side], palette[other][side]),
    }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ one, other, ratio }) => `${one} on ${other}: ${ratio.toFixed(2)}`);
}

test('the measure itself: black on white, and known colours', () => {
  expect(toContrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 5);
  expect(toSrgb('oklch(0.627955 0.257683 29.2339)')).toBe('red');
  expect(toSrgb('oklch(0.5 0 0)')).toBe('#636363');
  expect(readHex('#0080ff')).toEqual([0, 128 / 255, 1]);
  expect(toContrast('#f00', 'oklch(1 0 0)')).toBeNaN();
});

test.each(themes)('every text of the %s theme is readable: 4.5 to 1', (_, side) => {
  expect(listWeak(read, side, 4.5)).toEqual([]);
});

test.each(themes)('controls and the focus ring of the %s theme are seen: 3 to 1', (_, side) => {
  expect(listWeak(seen, side, 3)).toEqual([]);
});
