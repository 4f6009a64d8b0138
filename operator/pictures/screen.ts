import {
  circle,
  createRandom,
  down,
  fill,
  move,
  path,
  rect,
  round,
  shorten,
  stroke,
  type Sheet,
} from './studio.ts';

interface Wallpaper {
  sky: readonly [string, string, string];
  sun: string;
  hills: readonly [string, string, string];
}

export const wallpapers = {
  dawn: { sky: ['#1d4f9e', '#7fb2ea', '#ffd9a0'], sun: '#fff3d6', hills: ['#5f86bd', '#33598f', '#17325f'] },
  day: { sky: ['#1666c9', '#4f9df0', '#cfe8ff'], sun: '#ffffff', hills: ['#8fc0ea', '#4f93cf', '#1c5a9c'] },
  dusk: { sky: ['#141b4d', '#6a3f92', '#ff9d6b'], sun: '#ffe0b0', hills: ['#7b4a8a', '#43306f', '#1a1846'] },
  night: { sky: ['#050a1f', '#0d2450', '#2b6aa8'], sun: '#e8f1ff', hills: ['#1a416f', '#0f2a50', '#071630'] },
  steppe: { sky: ['#2a7fd0', '#8cc7f2', '#fdf0cf'], sun: '#fffbe6', hills: ['#a9c68c', '#6b9f63', '#2f6b4d'] },
  saffron: { sky: ['#0f4a9a', '#e9a83c', '#ffe3a3'], sun: '#fff6dd', hills: ['#d98a3c', '#9b5330', '#4d2a2f'] },
} as const satisfies Record<string, Wallpaper>;
export type WallpaperName = keyof typeof wallpapers;

/** A ridge without cusps: quadratic curves that join halfway between random heights. */
export function drawRidge(width: number, height: number, top: number, rise: number, random: () => number, steps = 4): string {
  const heights = Array.from({ length: steps + 2 }, () => height * (top - rise * random()));
  const step = width / steps;
  const at = (index: number) => heights[index] ?? height;
  let line = `M0 ${Math.round((at(0) + at(1)) / 2)}`;
  for (let index = 1; index <= steps; index += 1) {
    const end = Math.round((at(index) + at(index + 1)) / 2);
    line += `Q${Math.round((index - 0.5) * step)} ${Math.round(at(index))} ${Math.round(index * step)} ${end}`;
  }
  return `${line}V${Math.round(height)}H0Z`;
}

/** Sky, sun, the brand's arc and three ridges; fills 0,0 – width,height. */
export function drawWallpaper(
  sheet: Sheet,
  name: WallpaperName,
  width: number,
  height: number,
  seed: number,
): string {
  const { sky, sun, hills } = wallpapers[name];
  const random = createRandom(seed * 97 + 11);
  const sunX = width * (0.3 + random() * 0.4);
  const sunY = height * 0.6;
  const glow = sheet.radial([0.5, 0.5, 0.5], [0, sun, 0.95], [0.25, sun, 0.5], [1, sun, 0]);
  const ridges = hills.map((color, index) => {
    const paint = sheet.linear(down, [0, color], [1, hills[Math.min(2, index + 1)] ?? color]);
    return path(drawRidge(width, height, 0.73 + index * 0.09, 0.2 - index * 0.03, random), fill(paint));
  });
  return (
    rect(0, 0, width, height, 0, fill(sheet.linear(down, [0, sky[0]], [0.45, sky[1]], [0.75, sky[2]]))) +
    circle(sunX, sunY, width * 0.42, fill(glow)) +
    circle(sunX, sunY, width * 0.085, fill(sun)) +
    circle(width / 2, height * 0.98, width * 0.68, stroke('#ffffff', 1.4, 0.42)) +
    ridges.join('')
  );
}

const digits: Record<string, string> = {
  '0': 'M0 6a6 6 0 0 1 12 0v8a6 6 0 0 1-12 0z',
  '1': 'M3 3 8 0V20',
  '2': 'M0 6C0-2 12-2 12 6 12 11 0 14 0 20H12',
  '8': 'M6 9.4A4.7 4.7 0 1 1 6 0 4.7 4.7 0 1 1 6 9.4 5.3 5.3 0 1 1 6 20 5.3 5.3 0 1 1 6 9.4',
  '9': 'M12 6A6 6 0 1 0 6 12 6 6 0 0 0 12 6V12Q12 20 4 20',
  ':': 'M3 6V6.2M3 14V14.2',
};

/** A clock drawn as strokes, because a picture has no font of its own. */
export function drawClock(cx: number, y: number, height: number, time = '10:09'): string {
  const widths = [...time].map((sign) => (sign === ':' ? 10 : 17));
  const total = widths.reduce((sum, width) => sum + width, -5);
  const scale = height / 20;
  let x = 0;
  const signs = [...time].map((sign, index) => {
    const drawn = `<path transform="translate(${x})" d="${digits[sign] ?? ''}"/>`;
    x += widths[index] ?? 0;
    return drawn;
  });
  return move(
    cx - (total * scale) / 2,
    y,
    `<g ${stroke('#fff', 2)} stroke-linecap="round" stroke-linejoin="round">${signs.join('')}</g>`,
    ` scale(${round(scale * 10) / 10})`,
  );
}

const tints = ['#ffffff', '#ffd27a', '#7cc0ff', '#8fe0b4', '#ff9d86', '#c8b4ff'];

/** Rows of app tiles, as on a home screen. */
export function drawApps(sheet: Sheet, width: number, top: number, rows: number, columns: number): string {
  const size = Math.round((width * 0.62) / columns);
  const gap = (width - columns * size) / (columns + 1);
  const tile = rect(0, 0, size, size, size * 0.28, '') + circle(size / 2, size / 2, size * 0.2, fill('#0b2a55', 0.45));
  const id = sheet.define((name) => `<g id="${name}">${tile}</g>`);
  let out = '';
  for (let index = 0; index < rows * columns; index += 1) {
    const x = Math.round(gap + (index % columns) * (size + gap));
    const y = Math.round(top + Math.floor(index / columns) * (size + gap));
    const tint = tints[(index * 5 + rows) % tints.length] ?? '#ffffff';
    out += `<use href="#${id}" x="${x}" y="${y}" fill="${shorten(tint)}"/>`;
  }
  return `<g fill-opacity=".9">${out}</g>`;
}

export function drawWidget(x: number, y: number, width: number, height: number): string {
  return (
    rect(x, y, width, height, height * 0.24, fill('#ffffff', 0.2)) +
    rect(x + height * 0.22, y + height * 0.28, width * 0.34, height * 0.14, 3, fill('#ffffff', 0.9)) +
    rect(x + height * 0.22, y + height * 0.56, width * 0.52, height * 0.1, 3, fill('#ffffff', 0.5)) +
    circle(x + width - height * 0.42, y + height / 2, height * 0.2, stroke('#ffd27a', round(height * 0.07)))
  );
}
