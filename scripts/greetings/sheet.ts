import { toSrgb } from '../../build/supported-browsers.ts';
import { palette } from '../../uno.config.ts';

/** The size that social networks show, so that a greeting's picture and its preview are one drawing. */
export const width = 1200;
export const height = 630;

type Token = keyof typeof palette;

/** A token of the theme as sRGB: cards are the same in both themes, so each names the side that it takes. */
export const day = (token: Token): string => toSrgb(palette[token][0]);
export const night = (token: Token): string => toSrgb(palette[token][1]);

/** Always the same numbers between 0 and 1, so that a drawing does not change from build to build. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" opacity="${opacity}"/>`;

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

export const line = (d: string, stroke: string, breadth: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${breadth}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** From top to bottom. */
export function sky(id: string, ...colours: readonly string[]): string {
  const stops = colours
    .map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('');
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}

/** A range of hills from edge to edge: its crests are the points, and it reaches down to the ground. */
export function hills(points: readonly (readonly [number, number])[], fill: string): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let [x, y] = first;
  let d = `M${x} ${y}`;
  for (const [nextX, nextY] of rest) {
    const middle = (x + nextX) / 2;
    d += `C${middle} ${y} ${middle} ${nextY} ${nextX} ${nextY}`;
    [x, y] = [nextX, nextY];
  }
  return path(`${d}V${height}H${first[0]}Z`, fill);
}

/** A range of mountains, each with a lit and a dark side. */
export function peaks(points: readonly (readonly [number, number])[], fill: string): string {
  const crest = points.map(([x, y]) => `L${x} ${y}`).join('');
  const shades = points
    .slice(1, -1)
    .map(([x, y], at) => {
      const [nextX, nextY] = points[at + 2] ?? [x, y];
      return nextY > y
        ? `M${x} ${y}L${nextX} ${nextY}V${height}H${x - 40}L${x + 14} ${y + 70}Z`
        : '';
    })
    .join('');
  return path(`M0 ${height}${crest}V${height}Z`, fill) + path(shades, night('sunken'), 0.12);
}

/** The ulzii, an endless knot, around a centre. */
export function ulzii(x: number, y: number, size: number, stroke: string, opacity = 1): string {
  const u = size / 6;
  const loops = [
    'M-3-1h6M-3 1h6M-1-3v6M1-3v6',
    'M-3-1a1 1 0 0 0 0 2M3-1a1 1 0 0 1 0 2M-1-3a1 1 0 0 1 2 0M-1 3a1 1 0 0 0 2 0',
    'M-3-1V-2a1 1 0 0 1 1-1h1M3-1V-2a1 1 0 0 0-1-1H1M-3 1v1a1 1 0 0 0 1 1h1M3 1v1a1 1 0 0 1-1 1H1',
  ];
  return `<g transform="translate(${x} ${y}) rotate(45) scale(${u})">${loops
    .map((d) => line(d, stroke, 0.42, opacity))
    .join('')}</g>`;
}

/** The operator's mark, a horizon under an arc, in the lower right corner. */
const mark = (ink: string, accent: string): string =>
  `<g transform="translate(${width - 104} ${height - 98}) scale(2)">${line('M5 21.5a12 12 0 0 1 24 0', ink, 3.4)}${line('M2 27.5h30', ink, 3.4)}${circle(17, 19.5, 3, accent)}</g>`;

export interface Marked {
  ink: string;
  accent?: string;
}

export const finish = (parts: readonly string[], { ink, accent = day('accent') }: Marked): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}${mark(ink, accent)}</svg>`;
