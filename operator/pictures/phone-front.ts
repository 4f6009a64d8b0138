import type { Colorway } from './colorways.ts';
import { paintBody, paintEdge, paintGlare } from './materials.ts';
import { drawFrame } from './phone-body.ts';
import type { PhoneStyle } from './phone-styles.ts';
import { drawApps, drawClock, drawWallpaper, drawWidget } from './screen.ts';
import { circle, darken, down, fill, lighten, move, path, rect, round, stroke, type Sheet } from './studio.ts';

function drawStatus(width: number): string {
  const x = width - 24;
  return (
    path(`M${x - 22} 15v-3M${x - 18} 15v-5M${x - 14} 15v-7`, `${stroke('#fff', 2, 0.9)} stroke-linecap="round"`) +
    rect(x - 8, 8.5, 14, 7, 2.2, stroke('#fff', 1.1, 0.8)) +
    rect(x - 6.6, 9.9, 8.5, 4.2, 1, fill('#fff', 0.9))
  );
}

function drawScreen(sheet: Sheet, style: PhoneStyle, width: number, height: number): string {
  const wide = style.front === 'fold';
  const content =
    style.screen === 'lock'
      ? drawClock(width / 2, height * 0.15, 40) +
        rect(width / 2 - 34, height * 0.15 - 18, 68, 4.5, 2, fill('#fff', 0.6)) +
        drawWidget(width * 0.1, height * 0.3, width * 0.8, 46)
      : drawWidget(width * 0.08, height * 0.09, width * (wide ? 0.42 : 0.84), wide ? 76 : 62) +
        drawApps(sheet, width, height * (wide ? 0.34 : 0.29), wide ? 2 : 3, wide ? 6 : 4) +
        rect(width * 0.05, height - (wide ? 70 : 66), width * 0.9, wide ? 54 : 50, 20, fill('#fff', 0.24)) +
        move(0, height - (wide ? 62 : 58), drawApps(sheet, width, 0, 1, wide ? 7 : 4));
  return (
    drawWallpaper(sheet, style.wallpaper, width, height, style.width + style.height) +
    content +
    drawStatus(width) +
    rect(width / 2 - 32, height - 8, 64, 3.2, 1.6, fill('#fff', 0.85))
  );
}

function drawCutout(style: PhoneStyle, width: number): string {
  const mid = width / 2;
  if (style.front === 'pill') {
    return rect(mid - 28, 9, 56, 16, 8, fill('#020308')) + circle(mid + 18, 17, 3.6, fill('#1a2950'));
  }
  if (style.front === 'drop') {
    return (
      path(`M${mid - 22} -1Q${mid - 12} 0 ${mid - 10} 7A10.5 10.5 0 0 0 ${mid + 10} 7Q${mid + 12} 0 ${mid + 22} -1Z`, fill('#020308')) +
      circle(mid, 7.5, 4, fill('#1a2950'))
    );
  }
  const x = style.front === 'fold' ? width * 0.76 : mid;
  return (
    circle(x, 16, 6.4, fill('#020308')) +
    circle(x, 16, 3, fill('#1b2d5a')) +
    circle(x - 1, 15, 1, fill('#a9c4ff', 0.8))
  );
}

function drawKeys(sheet: Sheet, style: PhoneStyle, color: Colorway): string {
  const { width } = style;
  const cap = sheet.linear(down, [0, lighten(color.body, 0.5)], [1, darken(color.body, 0.12)]);
  const ink = lighten(color.body, 0.2) > '#999999' ? '#1b2436' : '#e8eef8';
  const key =
    rect(0, 1.5, 39, 27, 9, fill('#02040a', 0.35)) +
    rect(0, 0, 39, 27, 9, fill(cap)) +
    rect(16, 10, 7, 7, 2, fill(ink, 0.7));
  const id = sheet.define((name) => `<g id="${name}">${key}</g>`);
  let keys = '';
  for (let index = 0; index < 12; index += 1) {
    keys += `<use href="#${id}" x="${16 + (index % 3) * 43.5}" y="${232 + Math.floor(index / 3) * 33}"/>`;
  }
  const pad =
    rect(width / 2 - 24, 178, 48, 44, 14, fill(cap)) +
    rect(width / 2 - 11, 190, 22, 20, 7, stroke(ink, 1.4, 0.5)) +
    rect(16, 182, 32, 17, 8, fill('#39a96b')) +
    rect(width - 48, 182, 32, 17, 8, fill('#d9503f')) +
    rect(16, 205, 32, 15, 7, fill(cap)) +
    rect(width - 48, 205, 32, 15, 7, fill(cap));
  const screenWidth = width - 32;
  const screen =
    rect(10, 26, width - 20, 142, 12, fill('#05070d')) +
    `<svg x="16" y="34" width="${screenWidth}" height="126" viewBox="0 0 ${screenWidth} 126">` +
    drawWallpaper(sheet, style.wallpaper, screenWidth, 126, 5) +
    drawClock(screenWidth / 2, 24, 26) +
    '</svg>' +
    path(`M10 38A12 12 0 0 1 22 26H96L52 168H22A12 12 0 0 1 10 156Z`, fill(paintGlare(sheet, 0.2)));
  return (
    rect(3, 3, width - 6, style.height - 6, style.radius - 3, fill(paintBody(sheet, color))) +
    rect(3.8, 3.8, width - 7.6, style.height - 7.6, style.radius - 4, stroke(paintEdge(sheet), 1.3)) +
    rect(width / 2 - 16, 13, 32, 4, 2, fill('#05070d', 0.7)) +
    screen +
    pad +
    keys
  );
}

export function drawPhoneFront(sheet: Sheet, style: PhoneStyle, color: Colorway): string {
  const { width, height, radius, bezel, chin } = style;
  const frame = drawFrame(sheet, style, color, false);
  if (style.front === 'keys') return frame + drawKeys(sheet, style, color);
  const inset = 3.2 + bezel;
  const screenWidth = width - 2 * inset;
  const screenHeight = height - 2 * inset - chin;
  const corner = Math.max(10, radius - inset);
  const clip = sheet.clip(rect(0, 0, screenWidth, screenHeight, corner, ''));
  const glare = path(
    `M0 0H${round(screenWidth * 0.72)}L${round(screenWidth * 0.12)} ${round(screenHeight * 0.78)}H0Z`,
    fill(paintGlare(sheet, 0.2)),
  );
  const crease = sheet.linear(style.front === 'flip' ? down : [0, 0, 1, 0], [0, '#000', 0], [0.5, '#000', 0.22], [0.55, '#fff', 0.2], [1, '#fff', 0]);
  const fold =
    style.front === 'fold'
      ? rect(screenWidth / 2 - 16, 0, 32, screenHeight, 0, fill(crease))
      : style.front === 'flip'
        ? rect(0, screenHeight / 2 - 14, screenWidth, 28, 0, fill(crease))
        : '';
  return (
    frame +
    rect(2.6, 2.6, width - 5.2, height - 5.2, radius - 2.6, fill('#04060b')) +
    rect(3.4, 3.4, width - 6.8, height - 6.8, radius - 3.4, stroke(paintEdge(sheet), 0.9, 0.6)) +
    move(
      inset,
      inset,
      `<g clip-path="${clip}">${drawScreen(sheet, style, screenWidth, screenHeight)}${drawCutout(style, screenWidth)}${fold}${glare}</g>`,
    )
  );
}
