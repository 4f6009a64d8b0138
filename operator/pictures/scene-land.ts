import { drawRidge } from './screen.ts';
import { circle, createRandom, down, fill, mix, move, path, rect, round, stroke, type Sheet } from './studio.ts';

export interface Palette {
  sky: readonly [top: string, middle: string, low: string];
  sun: string;
  far: string;
  near: string;
  dark: boolean;
}

export const palettes = {
  dawn: { sky: ['#1f5bb0', '#86b9ee', '#ffe0b3'], sun: '#fff4dc', far: '#8fb0d8', near: '#1d3f74', dark: false },
  noon: { sky: ['#1468cf', '#5aa9f5', '#d9efff'], sun: '#ffffff', far: '#9ccbf0', near: '#1f63a8', dark: false },
  dusk: { sky: ['#17205c', '#7a4a9c', '#ffab7c'], sun: '#ffe6bd', far: '#8d5b95', near: '#231b4d', dark: true },
  night: { sky: ['#050b24', '#10316a', '#3f86c4'], sun: '#eef5ff', far: '#2a5a91', near: '#0a1a3b', dark: true },
  steppe: { sky: ['#2b86d9', '#93cdf5', '#fff3d6'], sun: '#fffbe8', far: '#b7cf96', near: '#3d7a50', dark: false },
  autumn: { sky: ['#2a6fbe', '#a9cfee', '#ffe9c4'], sun: '#fff7e0', far: '#d9b06a', near: '#8a5a2b', dark: false },
  winter: { sky: ['#5d8fc4', '#b9d6ef', '#f4faff'], sun: '#ffffff', far: '#d5e4f2', near: '#8fb0d2', dark: false },
  saffron: { sky: ['#155aa8', '#f0b551', '#ffedc2'], sun: '#fffaf0', far: '#e3a25a', near: '#6b3a2c', dark: false },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

export type Ground = 'hills' | 'peaks' | 'steppe' | 'lake' | 'dunes' | 'city';

/** Sky, sun and the brand's arc standing on the horizon. */
export function drawSky(sheet: Sheet, palette: Palette, width: number, height: number, sunAt: number, seed: number): string {
  const random = createRandom(seed * 31 + 5);
  const horizon = height * 0.72;
  const x = width * sunAt;
  const glow = sheet.radial([0.5, 0.5, 0.5], [0, palette.sun, 0.9], [0.22, palette.sun, 0.42], [1, palette.sun, 0]);
  let extra = '';
  if (palette.dark) {
    let stars = '';
    for (let index = 0; index < 46; index += 1) stars += `M${Math.round(random() * width)} ${Math.round(random() * horizon * 0.75)}h.1`;
    extra = path(stars, `${stroke('#fff', 2.4, 0.75)} stroke-linecap="round"`);
  } else {
    const paint = fill(sheet.linear(down, [0, '#fff', 0.75], [1, '#fff', 0.1]));
    for (let index = 0; index < 3; index += 1) {
      const w = width * (0.09 + random() * 0.08);
      extra += move(random() * width, height * (0.12 + random() * 0.26), path(`M${round(-w)} 0Q${round(-w)} -20 ${round(-w * 0.6)} -20 ${round(-w * 0.4)} -48 0 -42 ${round(w * 0.4)} -50 ${round(w * 0.55)} -20 ${round(w)} -18 ${round(w)} 0Z`, paint));
    }
  }
  const arc = height * 0.56;
  const ring = sheet.linear(down, [0, '#fff', 0.85], [0.6, '#fff', 0]);
  return (
    rect(0, 0, width, height, 0, fill(sheet.linear(down, [0, palette.sky[0]], [0.42, palette.sky[1]], [0.74, palette.sky[2]]))) +
    extra + circle(x, horizon - 20, height * 0.5, fill(glow)) + circle(x, horizon - height * 0.1, height * 0.07, fill(palette.sun)) + circle(x, horizon + 10, arc, stroke(ring, 3))
  );
}

function drawPeaks(width: number, base: number, rise: number, random: () => number, height: number, steps: number): string {
  let line = `M0 ${round(base)}`;
  for (let index = 0; index < steps; index += 1) {
    const step = width / steps;
    line += `L${Math.round((index + 0.35 + random() * 0.3) * step)} ${Math.round(base - rise * (0.45 + random() * 0.55))}L${Math.round((index + 1) * step)} ${Math.round(base - rise * 0.2 * random())}`;
  }
  return `${line}V${height}H0Z`;
}

function drawCity(width: number, base: number, random: () => number, color: string, light: string, from: number): string {
  let blocks = '';
  let windows = '';
  for (let x = width * from; x < width - 20; ) {
    const w = Math.round(30 + random() * 34);
    const h = Math.round(60 + random() * 150 * (0.45 + 0.55 * Math.sin((x / width) * 3)));
    blocks += `M${Math.round(x)} ${Math.round(base)}v${-h}h${w}v${h}z`;
    for (let y = 16; y < h - 20; y += 22) if (random() > 0.35) windows += `M${Math.round(x + 7 + Math.floor(random() * 2) * 12)} ${Math.round(base - h + y)}h6`;
    x += w + random() * 12;
  }
  return path(blocks, fill(color)) + path(windows, stroke(light, 7, 0.75));
}

/** What lies under the sky, from the far ridge to the ground before us. */
export function drawGround(sheet: Sheet, palette: Palette, ground: Ground, width: number, height: number, seed: number): string {
  const random = createRandom(seed * 173 + 29);
  const { far, near } = palette;
  const middle = mix(far, near, 0.5);
  const layer = (d: string, color: string) => path(d, fill(sheet.linear(down, [0, color], [1, mix(color, near, 0.55)])));
  const horizon = height * 0.72;
  const plain = rect(0, horizon, width, height - horizon, 0, fill(sheet.linear(down, [0, middle], [1, near])));
  if (ground === 'peaks') {
    return layer(drawPeaks(width, horizon, height * 0.34, random, height, 5), far) + layer(drawPeaks(width, horizon + 16, height * 0.22, random, height, 7), middle) + layer(drawRidge(width, height, 0.86, 0.14, random, 4), near);
  }
  if (ground === 'steppe') {
    return layer(drawRidge(width, height, 0.73, 0.1, random, 6), far) + plain + path(`M0 ${horizon + 34}Q${width / 2} ${horizon + 12} ${width} ${horizon + 44}M0 ${horizon + 80}Q${width / 2} ${horizon + 46} ${width} ${horizon + 92}`, stroke('#fff', 2, 0.16));
  }
  if (ground === 'lake') {
    const shine = sheet.linear([0, 0, 1, 0], [0, '#fff', 0], [0.5, palette.sun, 0.7], [1, '#fff', 0]);
    const waves = [0.78, 0.84, 0.91].map((y, index) => rect(width * (0.3 + index * 0.06), height * y, width * (0.5 - index * 0.08), 4, 2, fill(shine))).join('');
    return layer(drawPeaks(width, horizon, height * 0.24, random, height, 6), far) + rect(0, horizon, width, height - horizon, 0, fill(sheet.linear(down, [0, palette.sky[2]], [0.3, palette.sky[1]], [1, palette.sky[0]]))) + waves;
  }
  if (ground === 'city') {
    return layer(drawRidge(width, height, 0.7, 0.14, random, 5), far) + drawCity(width, horizon + 8, random, middle, palette.sun, width > 1000 ? 0.46 : 0.04) + drawCity(width, horizon + 30, random, mix(middle, near, 0.6), palette.sun, width > 1000 ? 0.5 : 0.12) + rect(0, horizon + 26, width, height, 0, fill(near));
  }
  const steps = ground === 'dunes' ? 2 : 4;
  return layer(drawRidge(width, height, 0.74, ground === 'dunes' ? 0.3 : 0.2, random, steps), far) + layer(drawRidge(width, height, 0.84, 0.18, random, steps + 1), middle) + layer(drawRidge(width, height, 0.96, 0.16, random, steps), near);
}

/** Two curtains of light whose lower hems wave. */
export function drawAurora(sheet: Sheet, width: number, height: number): string {
  const glow = (low: string, high: string) => sheet.linear(down, [0, high, 0], [0.55, high, 0.22], [0.9, low, 0.55], [1, low, 0]);
  const curtain = (hem: number, lift: number, paint: string) => {
    const [a, b, c] = [0.22, 0.5, 0.8].map((share) => Math.round(width * share));
    const y = Math.round(height * hem);
    return path(`M0 0H${width}V${y - lift}C${c} ${y + lift * 2} ${c} ${y - lift * 2} ${b} ${y - lift}S${a} ${y + lift * 2} 0 ${y - lift * 2}Z`, fill(paint));
  };
  return curtain(0.5, 40, glow('#5fe6c0', '#6a8cff')) + curtain(0.38, -30, glow('#8df0a8', '#58b6ff'));
}

export function drawSnow(width: number, height: number, seed: number): string {
  const random = createRandom(seed);
  let flakes = '';
  for (let index = 0; index < 60; index += 1) flakes += `M${Math.round(random() * width)} ${Math.round(random() * height)}h.1`;
  return path(flakes, `${stroke('#fff', 6, 0.9)} stroke-linecap="round"`);
}

