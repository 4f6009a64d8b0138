import { colorways, isColorwayName, type Colorway } from './colorways.ts';
import { paintEdge, paintGlare, paintMetal } from './materials.ts';
import { drawClock, drawWallpaper, type WallpaperName } from './screen.ts';
import { circle, createSheet, darken, diagonal, down, drawGroundShadow, fill, lighten, move, path, rect, round, stroke, type Sheet } from './studio.ts';

interface WatchStyle {
  shape: 'round' | 'square' | 'band';
  width: number;
  height: number;
  face: 'hands' | 'rings' | 'digital' | 'sky';
  wallpaper: WallpaperName;
  strap: 'rubber' | 'woven' | 'link';
  ticks: boolean;
}

const styles: Record<string, WatchStyle> = {
  r1: { shape: 'round', width: 214, height: 214, face: 'hands', wallpaper: 'night', strap: 'rubber', ticks: false },
  r2: { shape: 'round', width: 226, height: 226, face: 'rings', wallpaper: 'night', strap: 'woven', ticks: true },
  q1: { shape: 'square', width: 190, height: 226, face: 'sky', wallpaper: 'dusk', strap: 'rubber', ticks: false },
  q2: { shape: 'square', width: 178, height: 196, face: 'digital', wallpaper: 'day', strap: 'rubber', ticks: false },
  q3: { shape: 'square', width: 196, height: 232, face: 'rings', wallpaper: 'night', strap: 'link', ticks: false },
  b1: { shape: 'band', width: 110, height: 236, face: 'digital', wallpaper: 'dawn', strap: 'rubber', ticks: false },
};

function drawStrap(sheet: Sheet, style: WatchStyle, color: Colorway): string {
  const tone = style.strap === 'link' ? color.metal : color.body;
  const paint = sheet.linear([0, 0, 1, 0], [0, darken(tone, 0.3)], [0.1, lighten(tone, 0.45)], [0.4, tone], [0.85, darken(tone, 0.22)], [1, darken(tone, 0.45)]);
  const fade = sheet.linear(down, [0, '#02040a', 0.26], [0.35, '#02040a', 0], [0.65, '#02040a', 0], [1, '#02040a', 0.26]);
  const half = style.width * (style.shape === 'band' ? 0.46 : 0.36);
  const end = half * 0.86;
  const knee = style.height / 2 - 14;
  const shape = `M${-half} ${-knee}Q${-end} ${-knee - 40} ${-end} -226Q${-end} -244 ${-end + 18} -244H${end - 18}Q${end} -244 ${end} -226Q${end} ${-knee - 40} ${half} ${-knee}V${knee}Q${end} ${knee + 40} ${end} 226Q${end} 244 ${end - 18} 244H${-end + 18}Q${-end} 244 ${-end} 226Q${-end} ${knee + 40} ${-half} ${knee}Z`;
  let detail = '';
  if (style.strap === 'rubber') {
    for (const y of [148, 168, 188, 208]) detail += rect(-4, y, 8, 12, 4, fill(darken(tone, 0.55)));
  } else {
    const gap = style.strap === 'link' ? 18 : 7;
    let lines = '';
    for (let y = knee + 8; y < 240; y += gap) lines += `M${round(-end)} ${y}H${round(end)}M${round(-end)} ${-y}H${round(end)}`;
    detail = path(lines, stroke(darken(tone, 0.5), style.strap === 'link' ? 1.8 : 2.4, 0.4));
  }
  return path(shape, fill(paint)) + detail + path(shape, fill(fade)) + path(shape, stroke(paintEdge(sheet), 1.2, 0.8));
}

function drawFace(sheet: Sheet, style: WatchStyle, color: Colorway, w: number, h: number): string {
  const r = Math.min(w, h) / 2;
  if (style.face === 'digital' || style.face === 'sky') {
    const clock = style.shape === 'band' ? drawClock(0, -h * 0.3, 21) : drawClock(0, -h * 0.34, Math.min(42, round(w * 0.2)));
    const bars = rect(-w * 0.32, -h * 0.04, w * 0.64, 6, 3, fill('#fff', 0.35)) + rect(-w * 0.32, -h * 0.04, w * 0.42, 6, 3, fill('#ffd27a'));
    return move(-w / 2, -h / 2, drawWallpaper(sheet, style.wallpaper, w, h, w)) + clock + bars;
  }
  const ground = rect(-w / 2, -h / 2, w, h, 0, fill(sheet.radial([0.5, 0.4, 0.7], [0, '#172a55'], [1, '#04060d'])));
  if (style.face === 'rings') {
    const ring = (radius: number, tint: string, share: number) =>
      circle(0, 8, radius, stroke(tint, 10, 0.22)) +
      `<circle cx="0" cy="8" r="${round(radius)}" ${stroke(tint, 10)} stroke-linecap="round" stroke-dasharray="${round(radius * 6.28 * share)} 999" transform="rotate(-90 0 8)"/>`;
    return ground + ring(r * 0.72, '#ff9d5c', 0.78) + ring(r * 0.55, '#63d39a', 0.62) + ring(r * 0.38, '#5cb0ff', 0.86) + (style.shape === 'square' ? drawClock(0, -h / 2 + 14, 20) : '');
  }
  let ticks = '';
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour * Math.PI) / 6;
    const from = r * (hour % 3 === 0 ? 0.74 : 0.8);
    ticks += `M${round(Math.sin(angle) * from)} ${round(-Math.cos(angle) * from)}L${round(Math.sin(angle) * r * 0.89)} ${round(-Math.cos(angle) * r * 0.89)}`;
  }
  const hands = `${stroke('#fff', 6)} stroke-linecap="round"`;
  return (
    ground +
    path(ticks, `${stroke('#dbe7ff', 3)} stroke-linecap="round"`) +
    path(`M${-r * 0.52} ${r * 0.34}H${r * 0.52}M${-r * 0.4} ${r * 0.22}A${r * 0.44} ${r * 0.44} 0 0 1 ${r * 0.4} ${r * 0.22}`, stroke(color.accent, 3, 0.8)) +
    path(`M0 0L${round(-r * 0.42)} ${round(-r * 0.26)}`, hands) +
    path(`M0 0L${round(r * 0.4)} ${round(-r * 0.58)}`, hands) +
    path(`M0 ${round(r * 0.2)}L0 ${round(-r * 0.72)}`, `${stroke('#ffb547', 2)} stroke-linecap="round"`) +
    circle(0, 0, 6, fill('#ffb547'))
  );
}

function drawBackside(sheet: Sheet, color: Colorway, w: number): string {
  const glass = sheet.radial([0.4, 0.35, 0.7], [0, '#3a4356'], [1, '#0a0d15']);
  const eye = (x: number, y: number) => circle(x, y, w * 0.06, fill('#0c2b1d')) + circle(x, y, w * 0.03, fill('#4be08d', 0.9));
  return (
    circle(0, 0, w * 0.4, fill(paintMetal(sheet, darken(color.metal, 0.15)))) +
    circle(0, 0, w * 0.33, fill(glass)) +
    circle(0, 0, w * 0.33, stroke(paintEdge(sheet), 1.4)) +
    eye(-w * 0.12, -w * 0.12) + eye(w * 0.12, -w * 0.12) + eye(-w * 0.12, w * 0.12) + eye(w * 0.12, w * 0.12) +
    rect(-w * 0.05, -w * 0.05, w * 0.1, w * 0.1, 4, fill('#11161f')) +
    path(`M${-w * 0.3} ${-w * 0.08}A${w * 0.32} ${w * 0.32} 0 0 1 ${-w * 0.05} ${-w * 0.3}`, stroke('#fff', 3, 0.35))
  );
}

function drawCase(sheet: Sheet, style: WatchStyle, color: Colorway, back: boolean): string {
  const { width: w, height: h, shape } = style;
  const corner = shape === 'round' ? w / 2 : shape === 'band' ? 40 : 54;
  const plate = (inset: number, paint: string) => rect(-w / 2 + inset, -h / 2 + inset, w - 2 * inset, h - 2 * inset, corner - inset, paint);
  const metal = sheet.linear(diagonal, [0, lighten(color.metal, 0.8)], [0.3, color.metal], [0.6, lighten(color.metal, 0.25)], [1, darken(color.metal, 0.55)]);
  const inset = shape === 'band' ? 8 : 15;
  const clip = sheet.clip(plate(inset, ''));
  let marks = '';
  if (style.ticks) {
    for (let index = 0; index < 60; index += 5) marks += `<path d="M0 ${-w / 2 + 3}v7" transform="rotate(${index * 6})"/>`;
  }
  const crown = shape === 'band' ? '' : rect(w / 2 - 3, -34, 13, 34, 5, fill(paintMetal(sheet, color.metal))) + path(`M${w / 2 + 1} -28h8m-8 6h8m-8 6h8m-8 6h8`, stroke('#05070d', 1, 0.4)) + rect(w / 2 - 3, 16, 8, 34, 4, fill(darken(color.metal, 0.35)));
  const glare = path(`M${-w / 2} ${-h / 2}H${w * 0.22}L${-w * 0.3} ${h / 2}H${-w / 2}Z`, fill(paintGlare(sheet, 0.22)));
  const dial = back
    ? plate(4, fill(sheet.linear(diagonal, [0, lighten(color.metal, 0.5)], [1, darken(color.metal, 0.4)]))) + drawBackside(sheet, color, w)
    : plate(6, fill('#05070c')) + `<g ${stroke('#fff', 2, 0.7)}>${marks}</g><g clip-path="${clip}">${drawFace(sheet, style, color, w - 2 * inset, h - 2 * inset)}${glare}</g>`;
  return crown + plate(0, fill(metal)) + plate(1, stroke(paintEdge(sheet), 1.6)) + dial;
}

/** `watch-<r1 | r2 | q1 | q2 | q3 | b1>-<colorway>-<front | back | close>` */
export function drawWatch([name = '', color, view]: readonly string[]): string | null {
  const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
  if (!style || !isColorwayName(color) || !['front', 'back', 'close'].includes(view ?? '')) return null;
  const sheet = createSheet();
  const tint = colorways[color];
  const watch = drawStrap(sheet, style, tint) + drawCase(sheet, style, tint, view === 'back');
  if (view === 'close') {
    const fade = sheet.linear(down, [0, '#fff', 0], [0.12, '#fff'], [0.85, '#fff'], [1, '#fff', 0]);
    const mask = sheet.define((id) => `<mask id="${id}"><rect width="480" height="600" fill="${fade}"/></mask>`);
    return sheet.finish(480, 600, `<g mask="url(#${mask})">${move(236, 300, watch, ' scale(1.75)')}</g>`);
  }
  return sheet.finish(480, 600, drawGroundShadow(sheet, 240, 556, style.width * 0.42), move(240, 308, watch));
}
