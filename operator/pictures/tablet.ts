import { colorways, isColorwayName, type Colorway } from './colorways.ts';
import { drawCamera } from './camera.ts';
import { paintBody, paintEdge, paintGlare, paintMetal } from './materials.ts';
import { drawMark } from './phone-body.ts';
import type { PhoneStyle } from './phone-styles.ts';
import { drawApps, drawClock, drawWallpaper, drawWidget, type WallpaperName } from './screen.ts';
import { circle, createSheet, darken, drawGroundShadow, fill, lighten, mix, move, path, rect, round, stroke, type Sheet } from './studio.ts';

interface TabletStyle {
  width: number;
  height: number;
  bezel: number;
  camera: PhoneStyle['camera'];
  wallpaper: WallpaperName;
  mark: PhoneStyle['mark'];
  bumper: boolean;
}

const styles: Record<string, TabletStyle> = {
  t1: { width: 348, height: 478, bezel: 13, camera: 'pair', wallpaper: 'dawn', mark: 'arc', bumper: false },
  t2: { width: 320, height: 484, bezel: 16, camera: 'single', wallpaper: 'dusk', mark: 'ring', bumper: false },
  t3: { width: 290, height: 440, bezel: 20, camera: 'single', wallpaper: 'steppe', mark: 'wave', bumper: false },
  t4: { width: 296, height: 420, bezel: 20, camera: 'single', wallpaper: 'day', mark: 'bar', bumper: true },
};

function drawEdge(sheet: Sheet, style: TabletStyle, color: Colorway): string {
  const { width, height, bumper } = style;
  const foam = mix(color.accent, color.body, 0.3);
  const guard = bumper
    ? path(`M${width / 2 - 62} 0q2-44 30-44h64q28 0 30 44`, `${stroke(foam, 19)} stroke-linejoin="round"`) +
      rect(-20, -18, width + 40, height + 36, 46, fill(sheet.linear([0, 0, 1, 1], [0, lighten(foam, 0.35)], [0.5, foam], [1, darken(foam, 0.25)]))) +
      rect(-19, -17, width + 38, height + 34, 45, stroke(paintEdge(sheet), 2))
    : rect(width - 1.4, 60, 3.6, 64, 2, fill(darken(color.metal, 0.3))) + rect(width * 0.72, -2.2, 40, 4, 2, fill(darken(color.metal, 0.25)));
  return guard + rect(0, 0, width, height, 24, fill(paintMetal(sheet, color.metal)));
}

function drawFront(sheet: Sheet, style: TabletStyle, color: Colorway): string {
  const { width, height, bezel } = style;
  const w = width - 2 * bezel;
  const h = height - 2 * bezel;
  const clip = sheet.clip(rect(0, 0, w, h, 9, ''));
  const screen =
    drawWallpaper(sheet, style.wallpaper, w, h, style.width) +
    drawClock(w * 0.27, 42, round(w * 0.105)) +
    drawWidget(w * 0.52, 34, w * 0.4, 56) +
    drawApps(sheet, w, h * 0.27, 2, 6) +
    rect(w * 0.14, h - 62, w * 0.72, 48, 18, fill('#fff', 0.26)) +
    move(w * 0.14, h - 54, drawApps(sheet, w * 0.72, 0, 1, 6)) +
    path(`M0 0H${round(w * 0.7)}L${round(w * 0.1)} ${round(h * 0.8)}H0Z`, fill(paintGlare(sheet, 0.18)));
  return (
    drawEdge(sheet, style, color) +
    rect(2.6, 2.6, width - 5.2, height - 5.2, 21.6, fill('#05070c')) +
    rect(3.4, 3.4, width - 6.8, height - 6.8, 20.8, stroke(paintEdge(sheet), 0.9, 0.6)) +
    circle(width / 2, bezel / 2 + 2, 2.4, fill('#1e2c50')) +
    move(bezel, bezel, `<g clip-path="${clip}">${screen}</g>`)
  );
}

function drawBack(sheet: Sheet, style: TabletStyle, color: Colorway): string {
  const { width, height } = style;
  return (
    drawEdge(sheet, style, color) +
    rect(3, 3, width - 6, height - 6, 21, fill(paintBody(sheet, color))) +
    path(`M${width * 0.5} 3H${width - 24}Q${width - 3} 3 ${width - 3} 24V${round(height * 0.4)}L3 ${height - 30}V${round(height * 0.72)}Z`, fill(paintGlare(sheet, 0.24))) +
    rect(3.8, 3.8, width - 7.6, height - 7.6, 20, stroke(paintEdge(sheet), 1.3)) +
    drawCamera(sheet, style.camera, width, color.body, color.metal, 0.72) +
    drawMark(style.mark, width / 2, height / 2, lighten(color.body, 0.8), 0.8)
  );
}

function drawPen(sheet: Sheet, color: Colorway): string {
  const barrel = sheet.linear([0, 0, 1, 0], [0, darken(color.metal, 0.2)], [0.25, '#fff'], [0.6, lighten(color.body, 0.5)], [1, darken(color.body, 0.25)]);
  return (
    path('M0 8Q0 0 6 0T12 8V392H0Z', fill(barrel)) +
    path('M0 392H12L8 418Q6 424 4 418Z', fill(sheet.linear([0, 0, 1, 0], [0, '#8993a5'], [0.3, '#fff'], [1, '#5b6474']))) +
    rect(0, 330, 12, 2, 0, fill(darken(color.metal, 0.4), 0.6))
  );
}

/** `tablet-<t1…t4>-<colorway>-<front | back | pen>` */
export function drawTablet([name = '', color, view]: readonly string[]): string | null {
  const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
  if (!style || !isColorwayName(color)) return null;
  const sheet = createSheet();
  const tint = colorways[color];
  const x = (480 - style.width) / 2;
  const ground = style.bumper ? 536 : 552;
  const shadow = drawGroundShadow(sheet, 240, style.bumper ? 554 : 552, style.width / 2);
  if (view === 'front') return sheet.finish(480, 600, shadow, move(x, ground - style.height, drawFront(sheet, style, tint)));
  if (view === 'back') return sheet.finish(480, 600, shadow, move(x, ground - style.height, drawBack(sheet, style, tint)));
  if (view !== 'pen') return null;
  const pen = move(x + style.width + 14, ground - 420, drawPen(sheet, tint));
  return sheet.finish(480, 600, shadow, move(x - 24, ground - style.height, drawFront(sheet, style, tint)), pen);
}
