import { giftValues } from '../seed/shop/gift-values.ts';
import { drawAmount } from './amount.ts';
import { paintEdge, paintGlare } from './materials.ts';
import { drawRidge } from './screen.ts';
import { circle, createRandom, createSheet, darken, diagonal, down, drawGroundShadow, fill, lighten, move, path, rect, stroke, type Sheet } from './studio.ts';

interface Print {
  from: string;
  to: string;
  ridge: string;
  sun: string;
}

const blue: Print = { from: '#0f4fb0', to: '#5fb0f5', ridge: '#0b3a86', sun: '#ffe3ad' };
const prints: Record<string, Print> = {
  physical: blue,
  esim: { from: '#10204c', to: '#3b6fd0', ridge: '#0a1638', sun: '#9fd0ff' },
  prepaid: { from: '#e79a23', to: '#ffd78a', ridge: '#b8691a', sun: '#ffffff' },
  tourist: { from: '#0f7f8c', to: '#8fe0d0', ridge: '#0a5a6b', sun: '#fff2c9' },
  data: { from: '#4a33a8', to: '#a58cf0', ridge: '#33217d', sun: '#ffe0ff' },
  kids: { from: '#e0624f', to: '#ffc0a0', ridge: '#b5413f', sun: '#fff3cf' },
  business: { from: '#151b2b', to: '#4b5875', ridge: '#0b101c', sun: '#ffcf7d' },
  senior: { from: '#2f7a55', to: '#a9d9a4', ridge: '#1d5a40', sun: '#fff6d9' },
  iot: { from: '#0b5c7a', to: '#59b8d8', ridge: '#083f57', sun: '#d9fbff' },
  gift: { from: '#b3283f', to: '#ff9a7a', ridge: '#7d1733', sun: '#ffe2a0' },
  game: { from: '#2a0f5e', to: '#d455a8', ridge: '#1a0740', sun: '#7df0ff' },
  movie: { from: '#1b1020', to: '#8a3a5a', ridge: '#0f0814', sun: '#ffb36b' },
  music: { from: '#0d6b4f', to: '#76e0a8', ridge: '#084a38', sun: '#fffbd0' },
};

function paintPrint(sheet: Sheet, print: Print): string {
  return sheet.linear(diagonal, [0, print.from], [1, print.to]);
}

function drawArt(sheet: Sheet, print: Print, width: number, height: number, seed: number): string {
  const random = createRandom(seed);
  const glow = sheet.radial([0.5, 0.5, 0.5], [0, print.sun, 0.9], [0.3, print.sun, 0.4], [1, print.sun, 0]);
  return (
    rect(0, 0, width, height, 0, fill(paintPrint(sheet, print))) + circle(width * 0.68, height * 0.62, height * 0.5, fill(glow)) + circle(width * 0.68, height * 0.62, height * 0.1, fill(print.sun)) +
    circle(width * 0.5, height * 1.05, height * 0.84, stroke('#fff', 2, 0.45)) +
    path(drawRidge(width, height, 0.84, 0.24, random), fill(print.ridge, 0.65)) + path(drawRidge(width, height, 0.95, 0.16, random), fill(darken(print.ridge, 0.3), 0.8))
  );
}

function drawChip(sheet: Sheet, x: number, y: number, size: number): string {
  const gold = sheet.linear(diagonal, [0, '#fff3c4'], [0.4, '#e8c25f'], [0.7, '#c9983a'], [1, '#f4dc95']);
  const s = size;
  return move(x, y, rect(0, 0, s, s * 0.82, s * 0.16, fill(gold)) + path(`M0 ${s * 0.27}H${s * 0.34}V${s * 0.55}H0M${s} ${s * 0.27}H${s * 0.66}V${s * 0.55}H${s}M${s * 0.34} ${s * 0.27}L${s * 0.5} 0M${s * 0.66} ${s * 0.27}H${s * 0.34}M${s * 0.34} ${s * 0.55}H${s * 0.66}L${s * 0.5} ${s * 0.82}`, stroke('#8a6420', 1.6, 0.8)) + rect(0, 0, s, s * 0.82, s * 0.16, stroke('#fff', 1.2, 0.6)));
}

function drawCard(sheet: Sheet, print: Print, seed: number, extra: string): string {
  const shape = rect(0, 0, 372, 234, 20, '');
  const clip = sheet.clip(shape);
  const glare = path('M0 0H220L60 234H0Z', fill(paintGlare(sheet, 0.22)));
  return `<g clip-path="${clip}">${drawArt(sheet, print, 372, 234, seed)}${glare}</g>${extra}${rect(0.8, 0.8, 370.4, 232.4, 19, stroke(paintEdge(sheet), 1.6))}`;
}

const lift = (sheet: Sheet) => rect(4, 10, 370, 234, 22, fill(sheet.linear(down, [0, '#020617', 0.05], [1, '#020617', 0.4])));

/** A carrier card with its punched-out chip before it. */
function drawPlasticSim(sheet: Sheet, print: Print, seed: number): string {
  const punch = rect(34, 72, 96, 74, 12, stroke('#fff', 1.6, 0.55)) + drawChip(sheet, 52, 84, 60);
  const body = 'M0 14A14 14 0 0 1 14 0H92L132 40V150A14 14 0 0 1 118 164H14A14 14 0 0 1 0 150Z';
  const small = path(body, `${fill('#020617', 0.35)} transform="translate(4 8)"`) + path(body, fill(sheet.linear(diagonal, [0, '#ffffff'], [1, '#cdd5e2']))) + path(body, stroke('#8b97ab', 1, 0.6)) + drawChip(sheet, 26, 62, 80) + path('M18 30H70', `${stroke(print.from, 7)} stroke-linecap="round"`);
  return drawGroundShadow(sheet, 246, 500, 170) + move(46, 196, lift(sheet) + drawCard(sheet, print, seed, punch), ' rotate(-7)') + drawGroundShadow(sheet, 372, 532, 62) + move(306, 362, small);
}

function randomCode(x: number, y: number, cell: number, seed: number): string {
  const random = createRandom(seed);
  let dots = '';
  for (let index = 0; index < 169; index += 1) {
    const column = index % 13;
    const row = Math.floor(index / 13);
    const corner = (column < 4 && row < 4) || (column > 8 && row < 4) || (column < 4 && row > 8);
    if (!corner && random() > 0.52) dots += `M${column} ${row}h1v1h-1z`;
  }
  const eye = (left: number, top: number) => `M${left} ${top}h3v3h-3zM${left + 0.5} ${top + 0.5}v2h2v-2zM${left + 1} ${top + 1}h1v1h-1z`;
  return move(x, y, path(dots + eye(0, 0) + eye(10, 0) + eye(0, 10), 'fill="#0b1a3a" fill-rule="evenodd"'), ` scale(${cell})`);
}

/** The card that has no card: a code on glass, a chip made of light. */
function drawEsim(sheet: Sheet, print: Print, seed: number): string {
  const glow = sheet.radial([0.5, 0.5, 0.5], [0, lighten(print.to, 0.2), 0.5], [1, print.to, 0]);
  const code = rect(34, 58, 118, 118, 14, fill('#fff')) + randomCode(41, 65, 8, seed);
  const chip = move(246, 74, rect(0, 0, 84, 84, 18, fill('#fff', 0.16)) + rect(0, 0, 84, 84, 18, stroke('#fff', 2.4, 0.9)) + rect(22, 22, 40, 40, 9, stroke('#fff', 2.4, 0.9)) + path('M20 0V-12M42 0V-12M64 0V-12M20 96V84M42 96V84M64 96V84M-12 20H0M-12 42H0M-12 64H0M84 20H96M84 42H96M84 64H96', `${stroke('#fff', 2.4, 0.8)} stroke-linecap="round"`));
  return circle(240, 320, 230, fill(glow)) + drawGroundShadow(sheet, 246, 512, 150) + move(46, 212, lift(sheet) + drawCard(sheet, print, seed, code + chip), ' rotate(-4)') + path('M356 190A60 60 0 0 1 404 238M366 158A92 92 0 0 1 436 228', `${stroke(print.to, 7, 0.8)} stroke-linecap="round"`);
}

const signs: Record<string, string> = {
  gift: 'M-26-8H26V8H-26ZM-22 8H22V34H-22ZM0-8V34M0-8Q-24-14-16-28 -4-34 0-8 4-34 16-28 24-14 0-8',
  game: 'M-20-14H20Q38-14 36 10 32 30 16 12H-16Q-32 30-36 10-38-14-20-14M-18-6V6M-24 0H-12M14-2V-2.1M22 4V4.1',
  movie: 'M-30-22H30V22H-30ZM-8-10 12 0-8 10Z',
  music: 'M-14 20V-20L20-28V12M-14 20A8 7 0 1 1-15 19M20 12A8 7 0 1 1 19 11',
  data: 'M-30 22V10M-10 22V-2M10 22V-14M30 22V-28',
};

function drawVoucher(sheet: Sheet, print: Print, seed: number, sign: string, worth?: number): string {
  const amount = worth === undefined ? '' : drawAmount(worth, 350, 28, darken(print.from, 0.4));
  const art = move(92, 116, path(sign, `${stroke('#fff', 5)} stroke-linecap="round" stroke-linejoin="round"`), ' scale(1.25)') + amount;
  const back = move(86, 150, rect(0, 0, 372, 234, 20, fill(darken(print.from, 0.25))) + rect(0.8, 0.8, 370, 232, 19, stroke(paintEdge(sheet), 1.4)), ' rotate(7) scale(.86)');
  return drawGroundShadow(sheet, 246, 512, 164) + back + move(48, 236, lift(sheet) + drawCard(sheet, print, seed, art), ' rotate(-4)');
}

function drawNamed(name: string, draw: (sheet: Sheet, print: Print, seed: number) => string, seed: number): string | null {
  const print = Object.hasOwn(prints, name) ? prints[name] : undefined;
  if (!print || !Number.isInteger(seed)) return null;
  const sheet = createSheet();
  return sheet.finish(480, 600, draw(sheet, print, seed));
}

/** `sim-<print>` is plastic, `sim-esim` and `sim-esim-<print>` a code. */
export function drawSim([name = '', print]: readonly string[]): string | null {
  if (name === 'esim') return drawNamed(print ?? 'esim', drawEsim, 7 + (print?.length ?? 0));
  return drawNamed(name, drawPlasticSim, name.length * 13);
}

/** `card-<gift | game | movie | music | data>-<number>` */
export function drawGiftCard([kind = '', number]: readonly string[]): string | null {
  const sign = Object.hasOwn(signs, kind) ? signs[kind] : undefined;
  if (sign === undefined) return null;
  const seed = Number(number ?? 1);
  const worth = kind === 'gift' ? giftValues[seed - 1] : undefined;
  return drawNamed(kind, (sheet, print) => drawVoucher(sheet, print, seed, sign, worth), seed);
}
