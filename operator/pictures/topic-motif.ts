import type { Sheet } from './studio.ts';
import { circle, createRandom, diagonal, down, ellipse, fill, move, path, rect, right, stroke } from './studio.ts';

/** Things that say what a service is about. Around 0,0 with its foot at y = 0. */
type Motif = (sheet: Sheet) => string;

const cap = 'stroke-linecap="round" stroke-linejoin="round"';
const ground = (width: number) => ellipse(10, 4, width, 11, fill('#020617', 0.3));
const paper = (sheet: Sheet) => sheet.linear(diagonal, [0, '#fff'], [1, '#d5deea']);
const gold = (sheet: Sheet) => sheet.linear(diagonal, [0, '#fff0c0'], [0.5, '#f0b545'], [1, '#b9792a']);
const blue = (sheet: Sheet) => sheet.linear(diagonal, [0, '#8cc6ff'], [0.5, '#2f7fd6'], [1, '#123f8c']);

/** A plain phone from the front, its screen left to whoever calls; 200 wide, 400 high. */
const phoneWith = (sheet: Sheet, screen: string) =>
  move(-100, -400, rect(0, 0, 200, 400, 34, fill(sheet.linear(right, [0, '#39465c'], [0.5, '#141c2b'], [1, '#2a3549']))) + rect(10, 10, 180, 380, 26, fill('#f7fafe')) + screen + rect(76, 20, 48, 10, 5, fill('#141c2b')));

function drawCode(side: number): string {
  const random = createRandom(20);
  const cell = side / 17;
  const eye = (x: number, y: number) => rect(x, y, cell * 5, cell * 5, cell, fill('#10213f')) + rect(x + cell, y + cell, cell * 3, cell * 3, cell * 0.6, fill('#fff')) + rect(x + cell * 1.7, y + cell * 1.7, cell * 1.6, cell * 1.6, cell * 0.4, fill('#10213f'));
  let dots = '';
  for (let y = 0; y < 17; y += 1) {
    for (let x = 0; x < 17; x += 1) {
      const isEye = (x < 6 && y < 6) || (x > 10 && y < 6) || (x < 6 && y > 10);
      if (!isEye && random() > 0.5) dots += `M${Math.round(x * cell * 10) / 10} ${Math.round(y * cell * 10) / 10}h${Math.round(cell * 9) / 10}v${Math.round(cell * 9) / 10}h-${Math.round(cell * 9) / 10}z`;
    }
  }
  return path(dots, fill('#10213f')) + eye(0, 0) + eye(side - cell * 5, 0) + eye(0, side - cell * 5);
}

const code: Motif = (sheet) =>
  ground(120) + phoneWith(sheet, move(32, 78, drawCode(136)) + rect(32, 252, 136, 16, 8, fill('#cfdaea')) + rect(58, 282, 84, 12, 6, fill('#e2e9f3')) + rect(32, 330, 136, 36, 14, fill(blue(sheet))));

const scratch: Motif = (sheet) =>
  ground(170) + move(-180, -236, rect(0, 0, 360, 226, 24, fill(blue(sheet))) + path('M0 150Q120 96 220 140T360 110V202A24 24 0 0 1 336 226H24A24 24 0 0 1 0 202Z', fill('#fff', 0.16)) + rect(30, 34, 120, 18, 9, fill('#fff', 0.9)) + rect(30, 66, 76, 12, 6, fill('#fff', 0.6)) + rect(30, 112, 300, 66, 12, fill('#fff')) + [0, 1, 2, 3, 4, 5].map((at) => rect(48 + at * 24, 132, 15, 26, 4, fill('#1b3a6b'))).join('') + path('M190 112H330V178H176Q198 166 186 150 208 138 190 112Z', fill(sheet.linear(down, [0, '#d4dbe6'], [0.5, '#9aa7ba'], [1, '#c3ccda']))), ' rotate(-7 180 113)') + circle(150, -54, 44, fill(gold(sheet))) + circle(150, -54, 33, stroke('#8f5e1c', 3, 0.5)) + path('M138 -66H162M150 -66V-40M140 -52H160', `${stroke('#8f5e1c', 5)} ${cap}`);

const receipt: Motif = (sheet) =>
  ground(130) + move(-112, -372, path('M0 0H224V352L205 368 187 352 168 368 149 352 131 368 112 352 93 368 75 352 56 368 37 352 19 368 0 352Z', fill(paper(sheet))) + rect(58, 34, 108, 18, 9, fill('#1b3a6b')) + [92, 124, 156].map((y, at) => rect(28, y, 96 - at * 14, 12, 6, fill('#b9c6d8')) + rect(160, y, 36, 12, 6, fill('#8fa1ba'))).join('') + path('M28 196H196', `${stroke('#b9c6d8', 3)} stroke-dasharray="8 8"`) + rect(28, 222, 74, 20, 8, fill('#1b3a6b')) + rect(128, 222, 68, 20, 8, fill('#1b3a6b')) + [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => rect(40 + at * 15, 270, at % 3 === 0 ? 8 : 4, 44, 0, fill('#1b3a6b'))).join('')) + circle(104, -64, 52, fill(sheet.linear(diagonal, [0, '#7fe0a8'], [1, '#1c9a5e']))) + path('M80 -64L98 -46 130 -82', `${stroke('#fff', 12)} ${cap}`);

const smallPhone = (sheet: Sheet, back: string) =>
  rect(-62, -250, 124, 250, 24, fill(back)) + rect(-54, -242, 108, 234, 18, fill('#fff', 0.12)) + circle(-30, -214, 15, fill('#0d1626')) + circle(-30, -174, 15, fill('#0d1626')) + circle(-30, -214, 6, fill('#5c7fb4')) + circle(-30, -174, 6, fill('#5c7fb4'));

const swap: Motif = (sheet) =>
  ground(220) + move(-130, -20, smallPhone(sheet, sheet.linear(diagonal, [0, '#b9c1cd'], [1, '#69748a'])), ' rotate(-9)') + path('M-148 -190L-120 -150 -136 -120', `${stroke('#fff', 3, 0.8)} ${cap}`) + move(136, -20, smallPhone(sheet, blue(sheet)), ' rotate(9)') + path('M-44 -300Q0 -344 50 -306M50 -306L46 -340M50 -306L16 -306', `${stroke('#ffd27a', 12)} ${cap}`) + path('M46 -60Q0 -18 -48 -54M-48 -54L-44 -20M-48 -54L-14 -54', `${stroke('#ffd27a', 12)} ${cap}`);

const suspicious: Motif = (sheet) =>
  ground(130) + phoneWith(sheet, rect(28, 70, 120, 58, 18, fill('#dfe8f4')) + rect(28, 300, 150, 44, 16, fill('#e9eff7'))) + move(-26, -322, path('M24 0H236A24 24 0 0 1 260 24V120A24 24 0 0 1 236 144H64L24 182V144A24 24 0 0 1 0 120V24A24 24 0 0 1 24 0Z', fill(sheet.linear(diagonal, [0, '#ff9d8a'], [1, '#c93a3a']))) + path('M130 24L180 116H80Z', `fill="#fff3d6" stroke="#fff3d6" stroke-width="10" stroke-linejoin="round"`) + path('M130 56V86', `${stroke('#b02a2a', 12)} ${cap}`) + circle(130, 106, 7, fill('#b02a2a')));

const tag: Motif = (sheet) =>
  ground(180) + move(-110, 0, phoneWith(sheet, rect(10, 10, 180, 380, 26, fill(sheet.linear(down, [0, '#3f8fe0'], [1, '#ffd9a3']))) + path('M10 300Q70 236 120 282T190 260V364A26 26 0 0 1 164 390H36A26 26 0 0 1 10 364Z', fill('#17386e'))), ' scale(.92)') + path('M6 -262Q60 -306 96 -250', stroke('#6b4a2c', 5)) + move(130, -150, path('M-60 -110L60 -110Q78 -110 78 -92V96Q78 114 60 114H-60Q-78 114 -78 96V-58Z', fill(gold(sheet))) + circle(-44, -72, 13, fill('#fff7e0')) + [0, 1, 2, 3].map((at) => rect(-50, -30 + at * 34, 24, 20, 6, fill('#7a4c16', at === 0 ? 0.95 : 0.3)) + rect(-12, -26 + at * 34, 62 - at * 4, 12, 6, fill('#7a4c16', 0.7))).join(''), ' rotate(8)');

const shelf: Motif = (sheet) =>
  rect(-330, -330, 660, 330, 26, fill('#fdf3e3', 0.94)) + rect(-290, -296, 190, 170, 12, fill(sheet.linear(down, [0, '#5aa9f5'], [1, '#ffe0b3']))) + path('M-290 -176Q-240 -214 -194 -180T-100 -186V-138A12 12 0 0 1 -112 -126H-278A12 12 0 0 1 -290 -138Z', fill('#3d7a50')) + path('M-195 -296V-126M-290 -214H-100', stroke('#fff', 7)) + rect(-300, -40, 600, 16, 6, fill(sheet.linear(right, [0, '#b9835a'], [1, '#7a5232']))) + move(60, -40, rect(-98, -120, 11, 90, 5, fill('#9fb0c6')) + rect(87, -120, 11, 90, 5, fill('#9fb0c6')) + rect(-116, -46, 232, 46, 16, fill(paper(sheet))) + [0, 1, 2].map((at) => circle(-84 + at * 22, -23, 5, fill('#2fc27f'))).join('') + path('M-36 -150A52 52 0 0 1 36 -150M-62 -176A88 88 0 0 1 62 -176M-12 -126A18 18 0 0 1 12 -126', `${stroke('#2f7fd6', 9)} ${cap}`)) + move(250, -40, rect(-26, -40, 52, 40, 8, fill('#e07a2f')) + path('M0 -40Q-44 -70 -34 -120 -2 -100 0 -60 6 -110 40 -130 42 -76 0 -40Z', fill('#3f9a63')));

export const topicMotifs = { code, scratch, receipt, swap, suspicious, tag, shelf } as const;
