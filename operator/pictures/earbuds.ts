import { colorways, isColorwayName, type Colorway } from './colorways.ts';
import { paintBody, paintEdge, paintMetal } from './materials.ts';
import { drawMark } from './phone-body.ts';
import { circle, createSheet, darken, diagonal, down, drawGroundShadow, ellipse, fill, lighten, move, path, rect, stroke, type Sheet } from './studio.ts';

type Draw = (sheet: Sheet, color: Colorway) => string;

function paintTube(sheet: Sheet, color: string): string {
  return sheet.linear([0, 0, 1, 0], [0, darken(color, 0.15)], [0.22, lighten(color, 0.75)], [0.55, color], [1, darken(color, 0.4)]);
}

function drawBud(sheet: Sheet, color: Colorway, stem: boolean): string {
  const shell = sheet.radial([0.32, 0.28, 0.85], [0, lighten(color.body, 0.85)], [0.4, color.body], [1, darken(color.body, 0.45)]);
  const tip = sheet.radial([0.4, 0.4, 0.6], [0, '#fff'], [0.5, '#cfd6e2'], [1, '#7b8598']);
  return (
    (stem ? path('M-13 10H13V108Q13 122 0 122T-13 108Z', fill(paintTube(sheet, color.body))) + rect(-8, 114, 16, 4, 2, fill(darken(color.metal, 0.35))) : '') +
    ellipse(30, 6, 20, 15, fill(tip)) + ellipse(38, 6, 8, 7, fill('#20283a')) +
    ellipse(0, 0, 34, 38, fill(shell)) + ellipse(0, 0, 33.3, 37.3, stroke(paintEdge(sheet), 1.4)) +
    rect(-16, -8, 11, 22, 5.5, fill('#0a0e18', 0.75)) + ellipse(-12, -22, 12, 6, fill('#fff', 0.5))
  );
}

function drawOpenCase(stem: boolean): Draw {
  return (sheet, color) => {
    const inner = sheet.linear(down, [0, darken(color.body, 0.5)], [1, darken(color.body, 0.25)]);
    const shell = paintBody(sheet, color);
    const lid = path('M-132 -36Q-132 -128 0 -128T132 -36Z', fill(shell)) + path('M-116 -40Q-112 -110 0 -110T116 -40Z', fill(inner)) + path('M-131 -40Q-128 -127 0 -127', stroke('#fff', 2, 0.7));
    const box = path('M-134 -18H134V46Q134 128 40 128H-40Q-134 128 -134 46Z', fill(shell)) + path('M-134 -18H134V-6H-134Z', fill('#fff', 0.45)) + path('M-133 -16V46Q-133 127 -40 127H40', stroke('#fff', 2, 0.5)) + circle(0, 42, 5, fill('#45d98a')) + path('M-108 30Q-104 88 -58 104', `${stroke('#fff', 9, 0.3)} stroke-linecap="round"`);
    const buds = move(-56, -26, drawBud(sheet, color, stem), ' scale(-1 1)') + move(56, -26, drawBud(sheet, color, stem));
    return drawGroundShadow(sheet, 240, 530, 104) + move(240, 400, lid + ellipse(0, -20, 130, 15, fill(inner)) + buds + box);
  };
}

function drawLooseBuds(stem: boolean): Draw {
  return (sheet, color) =>
    drawGroundShadow(sheet, 156, 446, 50) + drawGroundShadow(sheet, 324, 446, 50) +
    move(166, stem ? 236 : 300, drawBud(sheet, color, stem), ' rotate(8) scale(-1.6 1.6)') +
    move(314, stem ? 236 : 300, drawBud(sheet, color, stem), ' rotate(-8) scale(1.6)');
}

function drawHeadphones(sheet: Sheet, color: Colorway): string {
  const cup = (side: number) =>
    move(240 + side * 132, 392,
      ellipse(side * -20, 0, 34, 82, fill(darken(color.body, 0.6))) + ellipse(side * -17, 0, 30, 76, fill(darken(color.body, 0.42))) +
      ellipse(0, 0, 38, 88, fill(paintBody(sheet, color))) + ellipse(0, 0, 37, 87, stroke(paintEdge(sheet), 2)) +
      ellipse(side * 5, 0, 22, 62, fill(paintMetal(sheet, color.metal))) + ellipse(side * 5, 0, 20, 59, fill(paintBody(sheet, color))) + ellipse(side * 5 - 6, -26, 7, 20, fill('#fff', 0.45)));
  const band = 'M108 330Q108 118 240 118T372 330';
  return (
    drawGroundShadow(sheet, 240, 486, 150) +
    path(band, stroke(darken(color.body, 0.35), 34)) + path(band, stroke(sheet.linear([0, 0, 1, 0], [0, lighten(color.body, 0.2)], [0.3, lighten(color.body, 0.4)], [1, darken(color.body, 0.35)]), 28)) +
    path('M120 318Q122 132 232 128', stroke('#fff', 3, 0.55)) + path('M138 320Q140 148 240 148T342 320', stroke('#05070d', 7, 0.28)) +
    rect(99, 306, 18, 50, 8, fill(paintMetal(sheet, color.metal))) + rect(363, 306, 18, 50, 8, fill(paintMetal(sheet, color.metal))) + cup(-1) + cup(1)
  );
}

function drawSpeaker(sheet: Sheet, color: Colorway): string {
  const cloth = sheet.linear([0, 0, 1, 0], [0, darken(color.body, 0.35)], [0.16, lighten(color.body, 0.35)], [0.5, color.body], [1, darken(color.body, 0.5)]);
  const weave = sheet.define((id) => `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="1.5" cy="1.5" r="1" fill="#000" fill-opacity=".22"/><circle cx="4.5" cy="4.5" r="1" fill="#fff" fill-opacity=".14"/></pattern>`);
  const body = (paint: string) => rect(138, 190, 204, 330, 62, paint);
  return (
    drawGroundShadow(sheet, 240, 522, 92) + body(fill(cloth)) + body(fill(`url(#${weave})`)) + body(stroke(paintEdge(sheet), 2)) +
    ellipse(240, 218, 82, 22, fill(darken(color.body, 0.5))) + ellipse(240, 216, 74, 18, fill(sheet.radial([0.4, 0.3, 0.7], [0, '#445069'], [1, '#0b0f18']))) +
    ellipse(240, 216, 78, 20, stroke('#5cb6ff', 3, 0.9)) + path('M190 486H290', `${stroke('#05070d', 6, 0.35)} stroke-linecap="round"`) +
    rect(206, 360, 68, 40, 12, fill(paintMetal(sheet, color.metal))) + drawMark('arc', 240, 381, '#0b1220', 0.75) +
    path('M352 300Q372 330 352 380', `${stroke(color.accent, 9)} stroke-linecap="round"`)
  );
}

function drawNeckband(sheet: Sheet, color: Colorway): string {
  const collar = 'M130 250Q96 470 170 512M350 250Q384 470 310 512';
  const loop = 'M130 252Q132 116 240 116T350 252';
  const end = (x: number, turn: number) => move(x, 512, rect(-15, -54, 30, 78, 14, fill(paintMetal(sheet, color.metal))) + rect(-15, -54, 30, 78, 14, stroke(paintEdge(sheet), 1.4)) + rect(-5, -30, 10, 30, 5, fill('#10151f', 0.6)), ` rotate(${turn})`);
  return (
    drawGroundShadow(sheet, 240, 540, 110) + path(loop, stroke(darken(color.body, 0.3), 19)) + path(loop, stroke(color.body, 13)) + path('M136 240Q140 122 232 120', stroke('#fff', 3, 0.5)) +
    path(collar, stroke(darken(color.body, 0.3), 13)) + path(collar, stroke(lighten(color.body, 0.12), 8)) +
    path('M168 470Q230 420 196 330M312 470Q250 420 284 330', stroke(darken(color.body, 0.5), 4)) + end(172, -28) + end(308, 28) +
    move(196, 322, drawBud(sheet, color, false), ' scale(-.62 .62)') + move(284, 322, drawBud(sheet, color, false), ' scale(.62)')
  );
}

function drawClosedCase(sheet: Sheet, color: Colorway): string {
  const shape = (paint: string) => rect(118, 300, 244, 208, 92, paint);
  const seam = sheet.linear([0, 0, 1, 0], [0, '#fff', 0.6], [1, '#05070d', 0.35]);
  return (
    drawGroundShadow(sheet, 240, 510, 100) + shape(fill(paintBody(sheet, color))) + shape(stroke(paintEdge(sheet), 2)) +
    rect(118, 372, 244, 3, 0, fill(seam)) + rect(118, 375, 244, 2, 0, fill('#05070d', 0.35)) + rect(216, 365, 48, 18, 9, fill(sheet.linear(diagonal, [0, lighten(color.metal, 0.7)], [1, darken(color.metal, 0.35)]))) +
    circle(240, 414, 5, fill('#45d98a')) + path('M142 366Q146 322 200 316', `${stroke('#fff', 10, 0.4)} stroke-linecap="round"`) + drawMark('arc', 240, 462, darken(color.body, 0.4), 0.6)
  );
}

const views: Record<string, Draw> = {
  'stem-case': drawOpenCase(true),
  'stem-pair': drawLooseBuds(true),
  'bean-case': drawOpenCase(false),
  'bean-pair': drawLooseBuds(false),
  'box-closed': drawClosedCase,
  'over-front': drawHeadphones,
  'speaker-front': drawSpeaker,
  'neck-front': drawNeckband,
};

/** `earbuds-<stem | bean>-<case | pair>-<colorway>`, also box-closed, over-front, speaker-front, neck-front. */
export function drawEarbuds([kind, view, color]: readonly string[]): string | null {
  const draw = views[`${kind}-${view}`];
  if (!draw || !isColorwayName(color)) return null;
  const sheet = createSheet();
  return sheet.finish(480, 600, draw(sheet, colorways[color]));
}
