import { colorways, isColorwayName, type Colorway } from './colorways.ts';
import { paintBody, paintEdge, paintGlare, paintMetal } from './materials.ts';
import { drawMark } from './phone-body.ts';
import { circle, createSheet, darken, diagonal, down, drawGroundShadow, ellipse, fill, lighten, move, path, rect, stroke, type Sheet } from './studio.ts';

type Draw = (sheet: Sheet, color: Colorway) => string;

function paintRound(sheet: Sheet, body: string): string {
  return sheet.linear([0, 0, 1, 0], [0, darken(body, 0.22)], [0.2, lighten(body, 0.6)], [0.55, body], [1, darken(body, 0.42)]);
}

function drawLights(x: number, y: number, count: number, gap = 16): string {
  const tints = ['#3fdc8d', '#3fdc8d', '#58b6ff', '#ffc14d', '#3fdc8d'];
  return tints.slice(0, count).map((tint, index) => circle(x + index * gap, y, 5.5, fill(tint, 0.25)) + circle(x + index * gap, y, 2.6, fill(tint))).join('');
}

function drawPorts(x: number, y: number, count: number): string {
  let out = '';
  for (let index = 0; index < count; index += 1) {
    const left = x + index * 42;
    out += rect(left, y, 34, 30, 4, fill(index === 0 ? '#ffb547' : '#3c475c')) + path(`M${left + 5} ${y + 26}V${y + 11}h6v-5h12v5h6v15Z`, fill('#080b12'));
  }
  return out;
}

/** A low box with antennas. */
function drawBox(antennas: number, back: boolean): Draw {
  return (sheet, color) => {
    const rod = paintRound(sheet, darken(color.body, 0.12));
    let rods = '';
    for (let index = 0; index < antennas; index += 1) {
      const x = 96 + (index * 288) / (antennas - 1);
      const lean = (index - (antennas - 1) / 2) * 5;
      rods += move(x, 420, rect(-9, -230, 18, 240, 8, fill(rod)) + rect(-12, -14, 24, 30, 6, fill(darken(color.body, 0.4))), ` rotate(${lean})`);
    }
    const front = back
      ? drawPorts(92, 452, 5) + circle(330, 467, 11, fill('#10141d')) + circle(330, 467, 4, fill('#c8ced9')) + rect(352, 458, 30, 18, 4, fill('#1c2432'))
      : drawLights(96, 468, 5, 20) + drawMark('arc', 366, 468, darken(color.body, 0.5), 0.7);
    return (
      drawGroundShadow(sheet, 240, 506, 186) + rods +
      path('M92 398H388L420 436H60Z', fill(sheet.linear(diagonal, [0, lighten(color.body, 0.6)], [1, darken(color.body, 0.1)]))) +
      path('M120 408H360M110 418H370M100 428H380', stroke(darken(color.body, 0.4), 2, 0.3)) +
      rect(58, 434, 364, 70, 16, fill(paintBody(sheet, color))) + rect(59, 435, 362, 68, 15, stroke(paintEdge(sheet), 1.6)) + front
    );
  };
}

function drawTower(height: number, back: boolean): Draw {
  return (sheet, color) => {
    const top = 510 - height;
    const side = back
      ? move(-72, 0, drawPorts(224, 404, 3)) + circle(240, 468, 11, fill('#10141d')) + circle(240, 468, 4, fill('#c8ced9')) + path('M206 300h68M206 312h68M206 324h68M206 336h68', stroke('#05070d', 4, 0.3))
      : drawLights(226, 466, 3, 14) + drawMark('arc', 240, 404, darken(color.body, 0.5), 0.6);
    return (
      drawGroundShadow(sheet, 240, 512, 84) + rect(152, top, 176, height, 50, fill(paintRound(sheet, color.body))) + rect(153, top + 1, 174, height - 2, 49, stroke(paintEdge(sheet), 1.6)) +
      ellipse(240, top + 26, 76, 22, fill(sheet.linear(diagonal, [0, lighten(color.body, 0.7)], [1, darken(color.body, 0.15)]))) + ellipse(240, top + 26, 46, 12, fill('#0a0e17', 0.28)) +
      `<g clip-path="${sheet.clip(rect(153, top, 174, height, 50, ''))}">${rect(153, 486, 174, 8, 0, fill(color.accent, 0.8))}</g>` + side
    );
  };
}

function drawMesh(sheet: Sheet, color: Colorway): string {
  const puck = (x: number, y: number, size: number) => move(x, y, ellipse(0, 0, 92, 30, fill(darken(color.body, 0.35))) + path('M-92 0V-44Q-92 -84 0 -84T92 -44V0Q92 30 0 30T-92 0Z', fill(paintRound(sheet, color.body))) + ellipse(0, -52, 84, 27, fill(sheet.linear(diagonal, [0, lighten(color.body, 0.75)], [1, darken(color.body, 0.08)]))) + ellipse(0, -52, 40, 12, stroke(color.accent, 2.4, 0.7)) + circle(-30, 8, 3, fill('#3fdc8d')), ` scale(${size})`);
  return drawGroundShadow(sheet, 160, 402, 74) + puck(160, 380, 0.82) + drawGroundShadow(sheet, 338, 424, 74) + puck(338, 402, 0.82) + drawGroundShadow(sheet, 240, 530, 104) + puck(240, 500, 1.14);
}

function drawPocket(sheet: Sheet, color: Colorway): string {
  const bars = [0, 1, 2, 3].map((index) => rect(206 + index * 18, 372 - index * 9, 11, 16 + index * 9, 3, fill('#fff', 0.95))).join('');
  return (
    drawGroundShadow(sheet, 240, 512, 100) + rect(134, 200, 212, 312, 46, fill(paintMetal(sheet, color.metal))) + rect(138, 204, 204, 304, 42, fill(paintBody(sheet, color))) +
    rect(162, 266, 156, 150, 24, fill('#060910')) + rect(170, 274, 140, 134, 18, fill(sheet.linear(down, [0, '#123c80'], [1, '#3f8fe2']))) + bars +
    path('M214 308A38 38 0 0 1 266 308M224 320A24 24 0 0 1 256 320', `${stroke('#ffd27a', 5)} stroke-linecap="round"`) +
    path('M162 290A24 24 0 0 1 186 266H270L196 416H186A24 24 0 0 1 162 392Z', fill(paintGlare(sheet, 0.24))) + rect(139, 205, 202, 302, 41, stroke(paintEdge(sheet), 1.4)) +
    circle(240, 460, 15, fill(darken(color.body, 0.18))) + circle(240, 460, 15, stroke('#fff', 1.6, 0.5)) + drawMark('arc', 240, 236, darken(color.body, 0.55), 0.55)
  );
}

function drawTvBox(sheet: Sheet, color: Colorway): string {
  const remote = rect(0, 0, 60, 268, 24, fill(paintRound(sheet, darken(color.body, 0.2)))) + circle(30, 62, 22, fill('#0b0f18')) + circle(30, 62, 9, stroke('#8fa2c2', 1.6)) + circle(30, 20, 5, fill('#ff7765')) + [112, 142, 172].map((y) => circle(18, y, 7, fill('#10151f', 0.8)) + circle(42, y, 7, fill('#10151f', 0.8))).join('') + rect(12, 204, 36, 12, 6, fill(color.accent));
  return (
    drawGroundShadow(sheet, 200, 506, 150) + path('M88 404H316L350 438H54Z', fill(sheet.linear(diagonal, [0, lighten(color.body, 0.5)], [1, darken(color.body, 0.2)]))) + rect(52, 436, 300, 68, 16, fill(paintBody(sheet, color))) + rect(53, 437, 298, 66, 15, stroke(paintEdge(sheet), 1.5)) +
    rect(84, 454, 150, 32, 8, fill('#070a12')) + drawLights(104, 470, 2) + drawMark('arc', 302, 472, lighten(color.body, 0.7), 0.7) + drawGroundShadow(sheet, 402, 520, 36) + move(372, 252, remote)
  );
}

const views: Record<string, Draw> = {
  'box-front': drawBox(4, false), 'box-back': drawBox(4, true), 'max-front': drawBox(6, false), 'max-back': drawBox(6, true),
  'tower-front': drawTower(330, false), 'tower-back': drawTower(330, true), 'cube-front': drawTower(230, false), 'cube-back': drawTower(230, true),
  'mesh-front': drawMesh, 'pocket-front': drawPocket, 'tv-front': drawTvBox,
};

/** `router-<box | max | tower | cube>-<front | back>-<colorway>`, also mesh, pocket and tv, front only. */
export function drawRouter([kind, view, color]: readonly string[]): string | null {
  const draw = views[`${kind}-${view}`];
  if (!draw || !isColorwayName(color)) return null;
  const sheet = createSheet();
  return sheet.finish(480, 600, draw(sheet, colorways[color]));
}
