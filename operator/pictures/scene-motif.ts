import { colorways } from './colorways.ts';
import { drawPhoneFront } from './phone-front.ts';
import { phoneStyles } from './phone-styles.ts';
import { topicMotifs } from './topic-motif.ts';
import { circle, darken, diagonal, down, ellipse, fill, lighten, move, path, rect, stroke, type Sheet } from './studio.ts';

/** Drawn around 0,0 with its foot at y = 0. */
export type Motif = (sheet: Sheet) => string;

const cap = 'stroke-linecap="round" stroke-linejoin="round"';
const white = (sheet: Sheet) => sheet.linear([0, 0, 1, 0], [0, '#fff'], [0.55, '#eef3fa'], [1, '#a9b9d0']);
const metal = (sheet: Sheet) => sheet.linear([0, 0, 1, 0], [0, '#f5f8fc'], [0.5, '#b9c5d6'], [1, '#66748b']);
const shade = ellipse(6, 2, 70, 7, fill('#020617', 0.28));

function drawWaves(x: number, y: number, color: string): string {
  const arcs = [22, 40, 58].map((r) => `M${x - r * 0.71} ${y - r * 0.71}A${r} ${r} 0 0 1 ${x + r * 0.71} ${y - r * 0.71}`).join('');
  return path(arcs, `${stroke(color, 5, 0.95)} ${cap}`);
}

const ger: Motif = (sheet) =>
  shade + path('M-66 -44H66V0Q0 10 -66 0Z', fill(white(sheet))) + path('M-74 -42Q-40 -84 -12 -90H12Q40 -84 74 -42Q0 -30 -74 -42Z', fill(sheet.linear(diagonal, [0, '#fff'], [1, '#b4c3d8']))) +
  path('M-66 -28Q0 -17 66 -28M-66 -12Q0 -1 66 -12', stroke('#c98a3a', 3, 0.85)) + rect(-14, -40, 28, 42, 3, fill('#e07a2f')) + rect(-9, -35, 18, 34, 2, fill('#a8482a')) + rect(-12, -96, 24, 8, 3, fill('#5b6b84')) + rect(5, -122, 6, 28, 2, fill('#3b475c'));

const tower: Motif = (sheet) =>
  shade + path('M-30 0L-7 -210H7L30 0M-26 -36H26L-20 -80H20L-15 -124H15L-11 -168H11', `${stroke(metal(sheet), 5)} ${cap}`) + rect(-3, -246, 6, 40, 3, fill('#e9eef5')) + rect(-24, -206, 9, 40, 3, fill('#fff')) + rect(15, -206, 9, 40, 3, fill('#c3cfdf')) + circle(0, -250, 6, fill('#ff6a5c')) + circle(0, -250, 13, fill('#ff6a5c', 0.3)) + drawWaves(0, -252, '#ffd27a');

const phone: Motif = (sheet) => ellipse(16, 2, 130, 11, fill('#020617', 0.34)) + move(-106, -452, drawPhoneFront(sheet, { ...phoneStyles.s4, screen: 'lock' }, colorways.silver));

const plane: Motif = (sheet) =>
  path('M-330 40Q-160 26 -60 4', `${stroke(sheet.linear([0, 0, 1, 0], [0, '#fff', 0], [1, '#fff', 0.8]), 7)} ${cap}`) + path('M-66 6Q-70 -6 -54 -8L36 -30Q72 -38 76 -26 76 -16 48 -8L-50 16Q-62 18 -66 6Z', fill(sheet.linear(down, [0, '#fff'], [1, '#b3c3da']))) + path('M10 -16L-34 44H-16L44 -18ZM0 -24L-40 -54H-26L26 -30Z', fill('#d3deec')) + path('M-52 0L-80 -38H-64L-36 -8Z', fill('#2f7fd6'));

const satellite: Motif = (sheet) =>
  move(0, 0, rect(-120, -22, 78, 44, 4, fill(sheet.linear(diagonal, [0, '#6fb1ff'], [1, '#163a80']))) + rect(42, -22, 78, 44, 4, fill(sheet.linear(diagonal, [0, '#6fb1ff'], [1, '#163a80']))) + path('M-94 -22V22M-68 -22V22M68 -22V22M94 -22V22M-120 0H-42M42 0H120', stroke('#cfe4ff', 1.6, 0.7)) + rect(-34, -34, 68, 68, 10, fill(sheet.linear(diagonal, [0, '#fff6d8'], [1, '#b98a36']))) + path('M-20 34Q0 66 20 34Z', fill(metal(sheet))), ' rotate(-24)') + path('M40 76A60 60 0 0 1 4 92M58 100A92 92 0 0 1 6 124', `${stroke('#ffd27a', 5)} ${cap}`);

const globe: Motif = (sheet) =>
  circle(0, -100, 116, fill(sheet.radial([0.34, 0.3, 0.8], [0, '#d8f0ff'], [0.45, '#4a9df0'], [1, '#0d3a86']))) + path('M-70 -150Q-30 -190 10 -170 20 -140 -16 -126 -30 -96 -62 -104ZM20 -110Q60 -140 92 -112 90 -60 50 -30 24 -50 34 -84ZM-60 -60Q-30 -70 -14 -40 -30 -10 -56 -28Z', fill('#8fd3a2', 0.9)) + path('M-116 -100H116M0 -216V16M-100 -158Q0 -120 100 -158M-100 -42Q0 -80 100 -42M0 -216Q-90 -100 0 16M0 -216Q90 -100 0 16', stroke('#fff', 1.6, 0.4)) + `<ellipse cx="0" cy="-100" rx="156" ry="44" ${stroke('#ffd27a', 4)} stroke-dasharray="150 14" transform="rotate(-22 0 -100)"/>` + circle(146, -152, 9, fill('#fff'));

const chip: Motif = (sheet) => {
  const gold = sheet.linear(diagonal, [0, '#fff3c4'], [0.45, '#e6bf58'], [1, '#b9852c']);
  return ellipse(10, 4, 110, 10, fill('#020617', 0.3)) + move(-84, -232, path('M0 20A20 20 0 0 1 20 0H112L168 56V212A20 20 0 0 1 148 232H20A20 20 0 0 1 0 212Z', fill(sheet.linear(diagonal, [0, '#fff'], [1, '#bccada']))) + rect(34, 84, 100, 108, 18, fill(gold)) + path('M34 120H68V156H34M134 120H100V156H134M68 120L84 84M100 120H68M68 156H100L84 192', stroke('#8a6420', 2.4)) + path('M26 36H84', `${stroke('#2f7fd6', 9)} ${cap}`));
};

const shield: Motif = (sheet) => path('M0 -230L96 -196V-116Q96 -34 0 6 -96 -34 -96 -116V-196Z', fill(sheet.linear(diagonal, [0, '#e8f4ff'], [0.4, '#5aa9f5'], [1, '#0f4aa0']))) + path('M0 -206L74 -180V-116Q74 -50 0 -18Z', fill('#fff', 0.14)) + path('M-40 -112L-10 -80 46 -146', `${stroke('#fff', 16)} ${cap}`);

const router: Motif = (sheet) => ellipse(8, 3, 120, 9, fill('#020617', 0.3)) + rect(-98, -150, 12, 110, 6, fill(metal(sheet))) + rect(86, -150, 12, 110, 6, fill(metal(sheet))) + rect(-6, -160, 12, 110, 6, fill(metal(sheet))) + rect(-116, -52, 232, 52, 16, fill(white(sheet))) + [0, 1, 2].map((index) => circle(-84 + index * 22, -26, 5, fill('#2fc27f'))).join('') + drawWaves(0, -168, '#ffd27a');

const turbine: Motif = (sheet) => path('M-5 0L-2 -190H2L5 0Z', fill(metal(sheet))) + [10, 130, 250].map((turn) => `<path d="M-4 0Q-12 -60 0 -104Q8 -60 4 0Z" fill="#fff" transform="translate(0 -190) rotate(${turn})"/>`).join('') + circle(0, -190, 6, fill('#8796ad'));

const road: Motif = (sheet) => path('M-14 -120H14L190 40H-190Z', fill(sheet.linear(down, [0, '#4a5568'], [1, '#1f2735']))) + path('M-2 -114H2L4 -96H-4ZM-5 -84H5L8 -58H-8ZM-9 -42H9L14 -6H-14Z', fill('#ffd27a'));

const train: Motif = (sheet) => rect(-420, 0, 900, 5, 0, fill('#3b475c', 0.8)) + path('M-330 -64H150Q206 -60 232 -10 234 0 222 0H-330Z', fill(sheet.linear(down, [0, '#fff'], [0.6, '#d9e3f0'], [1, '#93a4bc']))) + path('M-330 -26H226', stroke('#2f7fd6', 9)) + [-310, -250, -190, -130, -70, -10, 50].map((x) => rect(x, -54, 44, 20, 5, fill('#16305f'))).join('') + path('M124 -54H152Q178 -50 192 -34H124Z', fill('#16305f'));

const balloon: Motif = (sheet) => path('M0 -190C66 -190 92 -140 84 -102 76 -66 34 -34 18 -14H-18C-34 -34 -76 -66 -84 -102 -92 -140 -66 -190 0 -190Z', fill(sheet.linear([0, 0, 1, 0], [0, '#ffd98f'], [0.5, '#f0a033'], [1, '#a85b1c']))) + path('M0 -190C30 -190 40 -140 36 -102 32 -66 14 -34 8 -14H-8C-14 -34 -32 -66 -36 -102 -40 -140 -30 -190 0 -190Z', fill('#fff', 0.85)) + path('M-14 -12L-9 12M14 -12L9 12', stroke('#5b4330', 2)) + rect(-14, 12, 28, 20, 5, fill('#7a5232'));

const fireworks: Motif = () => {
  const burst = (x: number, y: number, r: number, color: string) => {
    let rays = '';
    for (let index = 0; index < 14; index += 1) {
      const a = (index * Math.PI) / 7;
      rays += `M${Math.round(x + Math.cos(a) * r * 0.35)} ${Math.round(y + Math.sin(a) * r * 0.35)}L${Math.round(x + Math.cos(a) * r)} ${Math.round(y + Math.sin(a) * r)}`;
    }
    return path(rays, `${stroke(color, 4)} ${cap}`) + circle(x, y, r * 0.14, fill(color));
  };
  return burst(0, -120, 92, '#ffd27a') + burst(-170, -60, 62, '#8fd0ff') + burst(170, -40, 70, '#ff9d86');
};

const trees: Motif = (sheet) => [-60, -16, 34, 76].map((x, index) => { const h = 84 + (index % 3) * 26; return path(`M${x} ${-h}L${x + 24} -10H${x - 24}Z`, fill(sheet.linear([0, 0, 1, 0], [0, '#5fa06c'], [1, '#1f4d3b']))) + rect(x - 3, -12, 6, 14, 0, fill('#4a3424')); }).join('');

const ovoo: Motif = (sheet) => shade + path('M-70 0Q-40 -60 0 -66 40 -60 70 0Z', fill(sheet.linear(diagonal, [0, '#c9cfd8'], [1, '#5c6675']))) + circle(-28, -20, 12, fill('#98a2b1')) + circle(12, -28, 14, fill('#adb6c3')) + circle(36, -10, 11, fill('#7f8a9b')) + rect(-3, -170, 6, 110, 2, fill('#6b4a2c')) + path('M0 -160Q50 -176 84 -150 60 -146 44 -128 24 -140 0 -132ZM0 -126Q-44 -140 -74 -116 -50 -110 -36 -96 -20 -106 0 -100Z', fill('#2f7fd6'));

const camp: Motif = (sheet) => move(-110, 6, ger(sheet), ' scale(.8)') + move(20, 0, ger(sheet)) + move(132, -6, ger(sheet), ' scale(.6)');

const card: Motif = (sheet) => move(-150, -190, rect(6, 12, 300, 188, 20, fill('#020617', 0.3)) + rect(0, 0, 300, 188, 20, fill(sheet.linear(diagonal, [0, '#ffe1a1'], [0.5, '#f0a535'], [1, '#b8641a']))) + rect(0, 36, 300, 34, 0, fill('#3a2412', 0.85)) + rect(28, 96, 62, 46, 9, fill('#fff3c9')) + path('M28 119H90M59 96V142', stroke('#9a6c22', 2)) + path('M190 152H270M214 128H270', `${stroke('#fff', 8, 0.85)} ${cap}`), ' rotate(-8 150 94)');

const headset: Motif = (sheet) => path('M-90 -70A90 96 0 0 1 90 -70', stroke(sheet.linear(diagonal, [0, '#fff'], [1, '#93a5c0']), 18)) + rect(-112, -86, 42, 84, 20, fill(white(sheet))) + rect(70, -86, 42, 84, 20, fill(metal(sheet))) + path('M92 -4Q88 34 30 36', `${stroke('#dfe7f2', 8)} ${cap}`) + rect(-4, 24, 40, 24, 12, fill('#ffb547'));

const people: Motif = (sheet) => [[-70, 1, '#2f7fd6'], [0, 0.82, '#f0a033'], [62, 0.56, '#e0624f'], [112, 0.95, '#3d8f6a']].map(([x, size, tint]) => move(Number(x), 0, ellipse(4, 2, 36, 5, fill('#020617', 0.3)) + path('M-32 0V-74Q-32 -108 0 -108T32 -74V0Z', fill(sheet.linear(diagonal, [0, lighten(String(tint), 0.35)], [1, darken(String(tint), 0.25)]))) + circle(0, -138, 25, fill(sheet.linear(diagonal, [0, '#ffe2c4'], [1, '#c98f66']))) + path('M-25 -140A25 25 0 0 1 25 -140Q0 -156 -25 -140Z', fill('#2a1d18')), ` scale(${size})`)).join('');

const fibre: Motif = (sheet) => [['#5cb6ff', -60], ['#ffd27a', -20], ['#7de0a6', 20], ['#ff9d86', 60]].map(([color, at]) => path(`M-700 ${20 - Number(at) / 4}C-300 ${20 - Number(at) / 4} -240 ${-150 + Number(at)} ${Number(at)} ${-190 + Number(at) / 2}`, `${stroke(sheet.linear([0, 0, 1, 0], [0, String(color), 0.1], [1, String(color)]), 7)} ${cap}`) + circle(Number(at), -190 + Number(at) / 2, 9, fill('#fff')) + circle(Number(at), -190 + Number(at) / 2, 22, fill(String(color), 0.4))).join('');

const tv: Motif = (sheet) => ellipse(8, 4, 150, 10, fill('#020617', 0.3)) + rect(-60, -10, 120, 8, 4, fill(metal(sheet))) + rect(-8, -36, 16, 30, 0, fill('#6d7a90')) + rect(-170, -228, 340, 196, 12, fill('#0a0f1a')) + rect(-160, -218, 320, 176, 6, fill(sheet.linear(diagonal, [0, '#1f3f8f'], [0.6, '#b04f8a'], [1, '#ffb36b']))) + circle(0, -130, 40, fill('#fff', 0.9)) + path('M-12 -152L24 -130 -12 -108Z', fill('#123c80')) + path('M-160 -218H20L-90 -42H-160Z', fill('#fff', 0.1));

const sensors: Motif = (sheet) => path('M-150 -60L-40 -150L90 -100L170 -190M-40 -150L20 -30L90 -100', stroke('#fff', 3, 0.7)) + [[-150, -60, '#5cb6ff'], [-40, -150, '#ffd27a'], [90, -100, '#7de0a6'], [170, -190, '#ff9d86'], [20, -30, '#c8b4ff']].map(([x, y, tint]) => circle(Number(x), Number(y), 30, fill(String(tint), 0.3)) + circle(Number(x), Number(y), 18, fill(sheet.radial([0.35, 0.3, 0.8], [0, '#fff'], [1, String(tint)])))).join('');

const suitcase: Motif = (sheet) => shade + path('M-24 -168V-200H24V-168', stroke('#5d6c85', 8)) + rect(-76, -170, 152, 164, 22, fill(sheet.linear(diagonal, [0, '#ffdf9e'], [0.5, '#efa43a'], [1, '#b3671f']))) + path('M-44 -150V-26M-14 -150V-26M16 -150V-26M46 -150V-26', stroke('#7a4216', 4, 0.35)) + circle(-50, -2, 9, fill('#28303f')) + circle(50, -2, 9, fill('#28303f'));

const bars: Motif = (sheet) => [0, 1, 2, 3, 4].map((index) => rect(-150 + index * 64, -60 - index * 42, 44, 60 + index * 42, 10, fill(sheet.linear([0, 0, 1, 0], [0, '#fff'], [0.4, index === 4 ? '#ffc765' : '#9fd0ff'], [1, index === 4 ? '#d98a1f' : '#2f7fd6'])))).join('');

export const motifs = { ger, camp, tower, phone, plane, satellite, globe, chip, shield, router, turbine, road, train, balloon, fireworks, trees, ovoo, card, headset, people, fibre, tv, sensors, suitcase, bars, ...topicMotifs } as const;
export type MotifName = keyof typeof motifs;
