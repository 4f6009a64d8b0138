import { colorways, isColorwayName, type Colorway } from './colorways.ts';
import { paintBody, paintEdge, paintGlare, paintMetal } from './materials.ts';
import { drawMark } from './phone-body.ts';
import { phoneStyles } from './phone-styles.ts';
import { drawPhoneFront } from './phone-front.ts';
import { circle, createSheet, darken, diagonal, drawGroundShadow, ellipse, fill, lighten, move, path, rect, stroke, type Sheet } from './studio.ts';

type Draw = (sheet: Sheet, color: Colorway) => string;

const tip = (sheet: Sheet) => sheet.linear([0, 0, 1, 0], [0, '#7d8798'], [0.3, '#f7f9fc'], [1, '#5d6677']);

/** The back of a case: an empty camera window, a raised rim. */
function drawCase(kind: number): Draw {
  return (sheet, color) => {
    const clear = kind === 3;
    const hole = kind === 2 ? rect(20, 20, 180, 84, 30, '') : rect(20, 20, 104, 116, 32, '');
    const grain = kind === 4 ? path('M110 150V420M30 240H190', stroke(darken(color.body, 0.3), 1.4, 0.5)) + rect(14, 14, 192, 432, 30, `${stroke(lighten(color.body, 0.5), 2, 0.8)} stroke-dasharray="6 5"`) : '';
    const ring = kind === 1 || clear ? circle(110, 262, 58, stroke(clear ? '#fff' : lighten(color.body, 0.5), 9, clear ? 0.85 : 0.5)) + path('M110 330v34', `${stroke(clear ? '#fff' : lighten(color.body, 0.5), 9, clear ? 0.85 : 0.5)} stroke-linecap="round"`) : '';
    const body = clear ? sheet.linear(diagonal, [0, '#d9ebff', 0.85], [0.5, '#a9c8ec', 0.42], [1, '#7fa6d6', 0.62]) : paintBody(sheet, color);
    const window = hole.replace('/>', ` fill="${clear ? '#0b1220' : darken(color.body, 0.72)}" fill-opacity="${clear ? 0.2 : 1}"/>`);
    return (
      drawGroundShadow(sheet, 240, 550, 110) +
      move(130, 90, rect(-5, -2, 230, 464, 44, fill(clear ? '#86a6cc' : darken(color.body, 0.25), clear ? 0.45 : 1)) + rect(0, 0, 220, 460, 40, fill(body)) + grain + ring + window + hole.replace('/>', ` ${stroke(paintEdge(sheet), 3.4)}/>`) + path('M118 0H180Q220 0 220 40V180L0 440V330Z', fill(paintGlare(sheet, clear ? 0.5 : 0.2))) + rect(1, 1, 218, 458, 39, stroke(paintEdge(sheet), 2)) + rect(-8, 110, 5, 54, 2.5, fill(darken(color.body, 0.4))) + drawMark('arc', 110, 400, lighten(color.body, 0.75), 0.8))
    );
  };
}

/** The case's rim around a phone seen from the front. */
function drawCaseFront(sheet: Sheet, color: Colorway): string {
  return (
    drawGroundShadow(sheet, 240, 550, 110) +
    move(126, 86, rect(0, 0, 228, 468, 42, fill(paintMetal(sheet, color.body))) + rect(1, 1, 226, 466, 41, stroke(paintEdge(sheet), 2)) + move(8, 8, drawPhoneFront(sheet, phoneStyles.s1, colorways.graphite)))
  );
}

function drawCharger(ports: number): Draw {
  return (sheet, color) => {
    const holes = Array.from({ length: ports }, (_, index) => rect(212, 372 + index * 34, 56, 18, 9, fill('#1b2433')) + rect(218, 379 + index * 34, 44, 4, 2, fill('#7f8ca3'))).join('');
    return (
      drawGroundShadow(sheet, 244, 512, 104) + rect(188, 196, 18, 76, 7, fill(tip(sheet))) + rect(274, 196, 18, 76, 7, fill(tip(sheet))) +
      path('M152 300Q152 262 190 262H290Q328 262 328 300L336 470Q336 508 298 508H182Q144 508 144 470Z', fill(paintBody(sheet, color))) + path('M152 300Q152 262 190 262H290Q328 262 328 300L336 470Q336 508 298 508H182Q144 508 144 470Z', stroke(paintEdge(sheet), 2)) +
      rect(178, 352, 124, ports * 34 + 24, 22, fill(darken(color.body, 0.16))) + holes + drawMark('arc', 240, 314, darken(color.body, 0.5), 0.7) + path('M164 300Q166 276 190 274', `${stroke('#fff', 5, 0.6)} stroke-linecap="round"`)
    );
  };
}

function drawCable(sheet: Sheet, color: Colorway): string {
  const loops = [0, 16, 32].map((gap) => ellipse(240, 330, 140 - gap, 116 - gap, stroke(darken(color.body, 0.35), 13)) + ellipse(240, 329, 140 - gap, 116 - gap, stroke(color.body, 9)) + ellipse(239, 327, 140 - gap, 116 - gap, `${stroke('#fff', 2, 0.35)} stroke-dasharray="4 4"`)).join('');
  const plug = (x: number, turn: number) => move(x, 462, rect(-16, -6, 32, 62, 9, fill(paintMetal(sheet, color.metal))) + rect(-10, 54, 20, 26, 6, fill(tip(sheet))) + rect(-7, -34, 14, 32, 6, fill(darken(color.body, 0.3))), ` rotate(${turn})`);
  return drawGroundShadow(sheet, 240, 540, 130) + loops + path('M196 424Q176 440 182 452M284 424Q304 440 298 452', stroke(color.body, 10)) + rect(214, 196, 52, 72, 12, fill(color.accent)) + rect(214, 196, 52, 72, 12, stroke(paintEdge(sheet), 1.4)) + plug(178, 14) + plug(302, -14);
}

function drawPowerBank(magnetic: boolean): Draw {
  return (sheet, color) => {
    const x = magnetic ? 140 : 152;
    const w = magnetic ? 200 : 176;
    const ring = magnetic ? circle(240, 330, 66, stroke(lighten(color.body, 0.5), 8, 0.6)) + circle(240, 330, 40, stroke(lighten(color.body, 0.5), 2, 0.5)) : drawMark('arc', 240, 330, lighten(color.body, 0.7), 0.9) + rect(x + 30, 190, 40, 8, 4, fill('#0b0f18', 0.7)) + rect(x + w - 70, 190, 40, 8, 4, fill('#0b0f18', 0.7));
    const lights = [0, 1, 2, 3].map((index) => circle(213 + index * 18, 484, 3.4, fill(index < 3 ? '#58e3a0' : '#05070d', index < 3 ? 1 : 0.4))).join('');
    return drawGroundShadow(sheet, 240, 520, w / 2) + rect(x, 176, w, 344, 36, fill(paintMetal(sheet, color.metal))) + rect(x + 5, 176, w - 10, 344, 34, fill(paintBody(sheet, color))) + rect(x + 6, 177, w - 12, 342, 33, stroke(paintEdge(sheet), 1.6)) + path(`M${x + w * 0.6} 178H${x + w - 30}V290L${x + 5} 500V390Z`, fill(paintGlare(sheet, 0.16))) + ring + lights;
  };
}

function drawGlass(sheet: Sheet, color: Colorway): string {
  const style = phoneStyles.s1;
  const sheetOf = (x: number, y: number) => move(x, y, rect(0, 0, 206, 446, 32, fill(sheet.linear(diagonal, [0, '#fff', 0.62], [0.4, '#bfe0ff', 0.16], [0.6, '#fff', 0.38], [1, '#9fc8f5', 0.28]))) + rect(0, 0, 206, 446, 32, stroke('#7fa9d8', 2, 0.8)) + rect(1.6, 1.6, 203, 443, 30.5, stroke('#fff', 1.4, 0.9)) + rect(83, 14, 40, 8, 4, fill('#5b83b5', 0.5)));
  return drawGroundShadow(sheet, 170, 540, 104) + move(66, 88, drawPhoneFront(sheet, style, color)) + drawGroundShadow(sheet, 300, 552, 104) + sheetOf(206, 104);
}

function drawStand(sheet: Sheet, color: Colorway): string {
  return drawGroundShadow(sheet, 240, 532, 118) + ellipse(240, 516, 112, 24, fill(darken(color.metal, 0.45))) + ellipse(240, 508, 112, 24, fill(paintMetal(sheet, color.metal))) + rect(226, 330, 28, 182, 12, fill(paintMetal(sheet, darken(color.metal, 0.12)))) + circle(240, 268, 92, fill(paintMetal(sheet, color.metal))) + circle(240, 268, 85, fill(sheet.radial([0.36, 0.3, 0.8], [0, '#4c5870'], [1, '#10151f']))) + circle(240, 268, 60, stroke('#fff', 5, 0.22)) + circle(240, 268, 8, fill('#58b6ff')) + path('M172 250A72 72 0 0 1 226 198', `${stroke('#fff', 5, 0.4)} stroke-linecap="round"`);
}

function drawCarCharger(sheet: Sheet, color: Colorway): string {
  return drawGroundShadow(sheet, 240, 526, 62) + rect(208, 380, 64, 140, 26, fill(tip(sheet))) + rect(226, 508, 28, 18, 8, fill('#c9983a')) + path('M176 236Q176 200 212 200H268Q304 200 304 236L288 388Q286 400 272 400H208Q194 400 192 388Z', fill(paintBody(sheet, color))) + path('M176 236Q176 200 212 200H268Q304 200 304 236L288 388Q286 400 272 400H208Q194 400 192 388Z', stroke(paintEdge(sheet), 2)) + ellipse(240, 214, 54, 14, fill('#0b0f18')) + rect(206, 209, 30, 9, 4, fill('#6d7a92')) + rect(246, 209, 28, 9, 4, fill('#ffb547')) + path('M190 240A52 12 0 0 0 290 240', stroke('#58b6ff', 4, 0.9)) + rect(198, 400, 8, 60, 4, fill('#8b95a7')) + rect(274, 400, 8, 60, 4, fill('#8b95a7'));
}

function drawMemory(sheet: Sheet, color: Colorway): string {
  const card = 'M0 12A12 12 0 0 1 12 0H118L150 34V188A12 12 0 0 1 138 200H12A12 12 0 0 1 0 188Z';
  const pins = [18, 38, 58, 78, 98].map((x) => rect(x, 12, 13, 32, 3, fill('#e2bd62'))).join('');
  return drawGroundShadow(sheet, 246, 520, 104) + move(138, 240, path(card, fill(paintBody(sheet, color))) + path(card, stroke(paintEdge(sheet), 1.6)) + pins + rect(14, 66, 122, 112, 8, fill(lighten(color.accent, 0.1))) + path('M14 150Q50 110 80 136T136 118V178H14Z', fill(darken(color.accent, 0.4), 0.6)) + drawMark('arc', 75, 102, '#ffffff', 0.95), ' scale(1.38)');
}

const views: Record<string, Draw> = {
  'case-1': drawCase(1), 'case-2': drawCase(2), 'case-3': drawCase(3), 'case-4': drawCase(4), 'case-5': drawCaseFront,
  'charger-1': drawCharger(1), 'charger-2': drawCharger(2), 'charger-3': drawCharger(3), 'cable-1': drawCable,
  'powerbank-1': drawPowerBank(false), 'powerbank-2': drawPowerBank(true), 'glass-1': drawGlass, 'stand-1': drawStand, 'car-1': drawCarCharger, 'memory-1': drawMemory,
};

/** `accessory-<kind>-<number>-<colorway>`, for example `accessory-case-2-sky`. */
export function drawAccessory([kind, number, color]: readonly string[]): string | null {
  const draw = views[`${kind}-${number}`];
  if (!draw || !isColorwayName(color)) return null;
  const sheet = createSheet();
  return sheet.finish(480, 600, draw(sheet, colorways[color]));
}
