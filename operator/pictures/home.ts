import { colorways, isColorwayName, type Colorway } from './colorways.ts';
import { paintBody, paintEdge, paintMetal } from './materials.ts';
import { drawMark } from './phone-body.ts';
import { drawClock, drawWallpaper } from './screen.ts';
import { circle, createSheet, darken, diagonal, down, drawGroundShadow, ellipse, fill, lighten, move, path, rect, stroke, type Sheet } from './studio.ts';

type Draw = (sheet: Sheet, color: Colorway) => string;

function paintBall(sheet: Sheet, body: string): string {
  return sheet.radial([0.34, 0.28, 0.8], [0, lighten(body, 0.8)], [0.45, body], [1, darken(body, 0.4)]);
}

function drawCamera(sheet: Sheet, color: Colorway): string {
  const eye = circle(240, 250, 68, fill('#0a0e17')) + circle(240, 250, 66, stroke('#4b5870', 2)) + circle(240, 250, 36, fill(sheet.radial([0.36, 0.32, 0.8], [0, '#4b72b8'], [0.5, '#142243'], [1, '#05070d']))) + circle(240, 250, 13, fill('#02040a')) + ellipse(224, 234, 11, 7, fill('#fff', 0.8)) + circle(240, 206, 4, fill('#3fdc8d')) + [-50, 50].map((x) => circle(240 + x, 250, 4, fill('#5a2330'))).join('');
  return drawGroundShadow(sheet, 240, 516, 92) + path('M158 506Q160 470 240 470T322 506Q322 518 240 518T158 506Z', fill(paintBody(sheet, color))) + path('M200 380H280L292 474H188Z', fill(sheet.linear([0, 0, 1, 0], [0, darken(color.body, 0.25)], [0.3, lighten(color.body, 0.3)], [1, darken(color.body, 0.45)]))) + circle(240, 252, 140, fill(paintBall(sheet, color.body))) + circle(240, 252, 139, stroke(paintEdge(sheet), 2)) + eye + path('M130 214A116 116 0 0 1 190 146', `${stroke('#fff', 9, 0.5)} stroke-linecap="round"`);
}

function drawOutdoorCamera(sheet: Sheet, color: Colorway): string {
  return drawGroundShadow(sheet, 262, 520, 112) + rect(338, 210, 48, 196, 18, fill(paintMetal(sheet, color.metal))) + path('M344 330H300Q270 330 270 290', `${stroke(darken(color.metal, 0.25), 30)} stroke-linejoin="round"`) + rect(96, 190, 230, 118, 52, fill(paintBody(sheet, color))) + rect(97, 191, 228, 116, 51, stroke(paintEdge(sheet), 2)) + ellipse(128, 249, 32, 56, fill('#070a12')) + circle(126, 249, 24, fill(sheet.radial([0.36, 0.32, 0.8], [0, '#4b72b8'], [0.6, '#0e1830'], [1, '#05070d']))) + ellipse(118, 240, 7, 5, fill('#fff', 0.8)) + path('M84 204Q90 176 130 176H300', `${stroke(darken(color.body, 0.2), 12)} stroke-linecap="round"`) + rect(236, 308, 14, 120, 6, fill(darken(color.body, 0.35))) + rect(276, 308, 14, 90, 6, fill(darken(color.body, 0.35)));
}

function drawBulb(sheet: Sheet, color: Colorway): string {
  const glow = sheet.radial([0.5, 0.5, 0.5], [0, color.accent, 0.5], [1, color.accent, 0]);
  const glass = sheet.radial([0.4, 0.34, 0.75], [0, '#fff'], [0.45, lighten(color.accent, 0.75)], [1, lighten(color.accent, 0.2)]);
  const threads = [0, 1, 2, 3].map((index) => rect(202 - index, 436 + index * 16, 76 + index * 2, 10, 5, fill(sheet.linear([0, 0, 1, 0], [0, '#6d778a'], [0.3, '#f3f6fa'], [1, '#596273'])))).join('');
  return circle(240, 264, 220, fill(glow)) + drawGroundShadow(sheet, 240, 518, 46) + path('M240 150C170 150 130 204 130 260 130 330 190 350 196 400H284C290 350 350 330 350 260 350 204 310 150 240 150Z', fill(glass)) + path('M240 150C170 150 130 204 130 260 130 330 190 350 196 400H284C290 350 350 330 350 260 350 204 310 150 240 150Z', stroke('#9aa7bb', 1.4, 0.6)) + rect(190, 396, 100, 38, 8, fill(paintBody(sheet, colorways.silver))) + threads + path('M216 500H264L254 516H226Z', fill('#39424f')) + path('M160 256Q162 200 208 180', `${stroke('#fff', 10, 0.9)} stroke-linecap="round"`);
}

function drawPlug(sheet: Sheet, color: Colorway): string {
  return drawGroundShadow(sheet, 240, 506, 112) + rect(118, 262, 244, 244, 72, fill(paintBody(sheet, color))) + rect(119, 263, 242, 242, 71, stroke(paintEdge(sheet), 2)) + circle(240, 384, 84, fill(darken(color.body, 0.14))) + circle(240, 384, 84, stroke('#fff', 2, 0.6)) + circle(240, 384, 68, fill(darken(color.body, 0.24))) + circle(208, 384, 12, fill('#0b0f18')) + circle(272, 384, 12, fill('#0b0f18')) + rect(232, 316, 16, 12, 3, fill('#c4cbd6')) + rect(232, 440, 16, 12, 3, fill('#c4cbd6')) + circle(330, 294, 6, fill('#3fdc8d'));
}

function drawSensor(sheet: Sheet, color: Colorway): string {
  return drawGroundShadow(sheet, 200, 506, 86) + rect(122, 270, 156, 236, 40, fill(paintBody(sheet, color))) + rect(123, 271, 154, 234, 39, stroke(paintEdge(sheet), 2)) + circle(200, 350, 44, fill(sheet.radial([0.35, 0.3, 0.8], [0, '#fff'], [0.6, lighten(color.body, 0.3)], [1, darken(color.body, 0.3)]))) + circle(200, 350, 44, stroke(darken(color.body, 0.4), 1.4, 0.6)) + circle(200, 446, 4, fill('#ff7765')) + drawGroundShadow(sheet, 340, 516, 42) + rect(306, 330, 68, 186, 22, fill(paintBody(sheet, color))) + rect(307, 331, 66, 184, 21, stroke(paintEdge(sheet), 2)) + drawMark('arc', 340, 424, darken(color.body, 0.4), 0.6);
}

function drawLock(sheet: Sheet, color: Colorway): string {
  const dots = Array.from({ length: 12 }, (_, index) => circle(196 + (index % 3) * 34, 190 + Math.floor(index / 3) * 32, 4, fill('#9fd0ff', 0.95))).join('');
  return drawGroundShadow(sheet, 240, 552, 66) + rect(156, 110, 148, 438, 46, fill(paintMetal(sheet, color.metal))) + rect(162, 116, 136, 426, 40, fill(paintBody(sheet, color))) + rect(172, 128, 116, 220, 32, fill('#070a12')) + dots + rect(206, 360, 56, 56, 20, fill(darken(color.body, 0.35))) + path('M222 398Q222 376 234 376T246 398M228 400V388', `${stroke('#bcd6ff', 2.4)} stroke-linecap="round"`) + rect(204, 446, 196, 36, 18, fill(sheet.linear(down, [0, lighten(color.metal, 0.7)], [0.4, color.metal], [1, darken(color.metal, 0.5)]))) + circle(234, 464, 28, fill(paintBall(sheet, color.metal))) + rect(157, 111, 146, 436, 45, stroke(paintEdge(sheet), 1.6));
}

function drawHub(sheet: Sheet, color: Colorway): string {
  const clip = sheet.clip(rect(0, 0, 296, 184, 12, ''));
  return drawGroundShadow(sheet, 240, 520, 150) + path('M150 440H330L372 512Q376 520 366 520H114Q104 520 108 512Z', fill(paintBody(sheet, color))) + rect(72, 226, 336, 224, 28, fill(paintMetal(sheet, color.metal))) + rect(76, 230, 328, 216, 25, fill('#05070d')) + move(92, 246, `<g clip-path="${clip}">${drawWallpaper(sheet, 'dawn', 296, 184, 3)}${drawClock(80, 30, 30)}${rect(176, 24, 100, 60, 14, fill('#fff', 0.24))}${rect(176, 98, 46, 60, 14, fill('#ffd27a', 0.9))}${rect(230, 98, 46, 60, 14, fill('#fff', 0.24))}</g>`) + rect(76, 230, 328, 216, 25, stroke(paintEdge(sheet), 1.4));
}

function drawVacuum(sheet: Sheet, color: Colorway): string {
  return drawGroundShadow(sheet, 240, 488, 180) + path('M60 380V430Q60 490 240 490T420 430V380Z', fill(sheet.linear([0, 0, 1, 0], [0, darken(color.body, 0.3)], [0.2, lighten(color.body, 0.3)], [1, darken(color.body, 0.55)]))) + ellipse(240, 380, 180, 92, fill(paintBody(sheet, color))) + ellipse(240, 380, 179, 91, stroke(paintEdge(sheet), 2)) + ellipse(240, 380, 128, 62, stroke(darken(color.body, 0.3), 2, 0.5)) + path('M178 372V344Q178 326 240 326T302 344V372Q302 392 240 392T178 372Z', fill(darken(color.body, 0.5))) + ellipse(240, 346, 62, 22, fill(sheet.linear(diagonal, [0, lighten(color.metal, 0.6)], [1, darken(color.metal, 0.4)]))) + rect(214, 424, 52, 10, 5, fill('#58b6ff')) + path('M100 452Q160 474 240 474', stroke('#fff', 3, 0.3));
}

function drawScale(sheet: Sheet, color: Colorway): string {
  return drawGroundShadow(sheet, 240, 506, 168) + path('M96 470V486Q96 506 120 506H360Q384 506 384 486V470Z', fill(darken(color.body, 0.45))) + path('M126 230H354Q370 230 374 246L400 456Q402 480 378 480H102Q78 480 80 456L106 246Q110 230 126 230Z', fill(paintBody(sheet, color))) + path('M126 230H354Q370 230 374 246L400 456Q402 480 378 480H102Q78 480 80 456L106 246Q110 230 126 230Z', stroke(paintEdge(sheet), 2.4)) + rect(190, 256, 100, 42, 10, fill('#0a0e17')) + drawClock(240, 266, 20, '82:1') + path('M130 340L116 440M350 340L364 440', `${stroke('#fff', 18, 0.4)} stroke-linecap="round"`) + drawMark('arc', 240, 420, darken(color.body, 0.4), 0.6);
}

const views: Record<string, Draw> = { camera: drawCamera, outdoor: drawOutdoorCamera, bulb: drawBulb, plug: drawPlug, sensor: drawSensor, lock: drawLock, hub: drawHub, vacuum: drawVacuum, scale: drawScale };

/** `home-<camera | outdoor | bulb | plug | sensor | lock | hub | vacuum | scale>-<colorway>` */
export function drawHome([kind = '', color]: readonly string[]): string | null {
  const draw = Object.hasOwn(views, kind) ? views[kind] : undefined;
  if (!draw || !isColorwayName(color)) return null;
  const sheet = createSheet();
  return sheet.finish(480, 600, draw(sheet, colorways[color]));
}
