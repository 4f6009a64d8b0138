import { expect, test } from 'vitest';
import { palette } from '../uno.config.ts';

type Token = keyof typeof palette;
type Side = 0 | 1;

const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** As a screen shows it: brought into sRGB, in 8 bits. */
function toSrgb(colour: string): [number, number, number] {
  const [l = NaN, chroma = NaN, hue = 0] = (
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? []
  )
    .slice(1)
    .map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (c: number) => Math.round(gamma(Math.min(1, Math.max(0, c))) * 255) / 255;
  return [
    shown(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    shown(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    shown(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function toLuminance(colour: string): number {
  const [r, g, b] = toSrgb(colour);
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
  expect(toSrgb('oklch(0.627955 0.257683 29.2339)')).toEqual([1, 0, 0]);
  expect(toSrgb('oklch(0.452014 0.313214 264.052)')).toEqual([0, 0, 1]);
  expect(toContrast('oklch(0.627955 0.257683 29.2339)', 'oklch(1 0 0)')).toBeCloseTo(4, 1);
  expect(toContrast('red', 'oklch(1 0 0)')).toBeNaN();
});

test.each(themes)('every text of the %s theme is readable: 4.5 to 1', (_, side) => {
  expect(listWeak(read, side, 4.5)).toEqual([]);
});

test.each(themes)('controls and the focus ring of the %s theme are seen: 3 to 1', (_, side) => {
  expect(listWeak(seen, side, 3)).toEqual([]);
});
