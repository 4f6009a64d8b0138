import { paintEdge } from './materials.ts';
import type { CameraLayout } from './phone-styles.ts';
import { circle, darken, diagonal, fill, lighten, move, path, rect, round, stroke, type Sheet } from './studio.ts';

/** One lens of radius 20 around 0,0: ring, barrel, coated glass and its two reflections. */
function defineLens(sheet: Sheet, metal: string): string {
  const ring = sheet.linear(diagonal, [0, lighten(metal, 0.7)], [0.5, metal], [1, darken(metal, 0.55)]);
  const barrel = sheet.linear(diagonal, [0, '#05070c'], [1, '#2b3240']);
  const glass = sheet.radial([0.38, 0.34, 0.75], [0, '#35507f'], [0.35, '#16233f'], [0.75, '#070b16'], [1, '#1d1430']);
  const coat = sheet.radial([0.7, 0.75, 0.5], [0, '#8f6bff', 0.55], [1, '#2b6cff', 0]);
  const lens =
    circle(0.6, 1.6, 20.6, fill('#02040a', 0.35)) +
    circle(0, 0, 20, fill(ring)) +
    circle(0, 0, 17.6, fill(barrel)) +
    circle(0, 0, 14.6, stroke('#3d4658', 0.7)) +
    circle(0, 0, 12.6, fill(glass)) +
    circle(0, 0, 12.6, fill(coat)) +
    circle(0, 0, 5.2, fill('#02040a')) +
    circle(0, 0, 6.8, stroke('#4a6fb0', 0.6, 0.7)) +
    path('M-9.5-3.5A10 10 0 0 1-1-9.7 13 13 0 0 0-9.5-3.5Z', fill('#dbe9ff', 0.85)) +
    circle(4, 4.6, 1.5, fill('#9fc0ff', 0.75));
  return sheet.define((id) => `<g id="${id}">${lens}</g>`);
}

/** x, y, scale of each lens; then the flash; the plate under them if there is one. */
interface Layout {
  plate?: readonly [x: number, y: number, width: number, height: number, radius: number];
  lenses: readonly (readonly [x: number, y: number, scale: number])[];
  flash: readonly [x: number, y: number];
}

function planLayout(layout: CameraLayout, width: number): Layout {
  const mid = width / 2;
  const plans: Record<CameraLayout, Layout> = {
    island: { plate: [14, 14, 104, 108, 30], lenses: [[42, 43, 1.05], [42, 93, 1.05], [90, 68, 1.05]], flash: [90, 31] },
    stack: { lenses: [[42, 46, 1.05], [42, 98, 1.05], [42, 147, 0.9]], flash: [82, 46] },
    disc: { plate: [mid - 66, 24, 132, 132, 66], lenses: [[mid - 27, 65, 1], [mid + 27, 65, 1], [mid - 27, 116, 0.9], [mid + 27, 116, 0.9]], flash: [mid, 90] },
    bar: { plate: [10, 44, width - 20, 56, 28], lenses: [[44, 72, 1.05], [92, 72, 1.05], [137, 72, 0.85]], flash: [170, 72] },
    pill: { plate: [18, 18, 58, 114, 29], lenses: [[47, 48, 1.1], [47, 102, 1.1]], flash: [96, 34] },
    quad: { plate: [16, 16, 120, 120, 24], lenses: [[48, 48, 1.12], [104, 48, 0.95], [48, 104, 1.12], [104, 104, 0.8]], flash: [76, 76] },
    pair: { plate: [16, 18, 62, 126, 18], lenses: [[47, 52, 1.02], [47, 101, 1.02]], flash: [47, 132] },
    single: { plate: [18, 20, 56, 84, 20], lenses: [[46, 50, 1.05]], flash: [46, 88] },
    wing: { plate: [12, 16, width - 24, 78, 22], lenses: [[44, 55, 1.05], [92, 55, 1.05], [width - 52, 55, 1.25]], flash: [128, 38] },
  };
  return plans[layout];
}

/** The camera block of a phone's back, placed from the phone's top left corner. */
export function drawCamera(sheet: Sheet, layout: CameraLayout, width: number, body: string, metal: string, scale = 1): string {
  const { plate, lenses, flash } = planLayout(layout, width / scale);
  const lens = defineLens(sheet, metal);
  let out = '';
  if (plate) {
    const [x, y, w, h, r] = plate;
    const top = sheet.linear(diagonal, [0, lighten(body, 0.42)], [0.5, lighten(body, 0.1)], [1, darken(body, 0.22)]);
    out += rect(x + 2, y + 4, w, h, r, fill('#02040a', 0.12)) + rect(x + 0.5, y + 1.5, w + 0.5, h + 0.5, r, fill('#02040a', 0.22));
    out += rect(x, y, w, h, r, fill(top)) + rect(x + 0.7, y + 0.7, w - 1.4, h - 1.4, r - 0.7, stroke(paintEdge(sheet), 1.4));
  }
  for (const [x, y, size] of lenses) {
    out += `<use href="#${lens}" transform="translate(${round(x)} ${round(y)}) scale(${size})"/>`;
  }
  const lamp = sheet.radial([0.4, 0.4, 0.6], [0, '#ffffff'], [0.5, '#fff0c9'], [1, '#d9b871']);
  out += circle(flash[0], flash[1], 5.6, fill(darken(metal, 0.35))) + circle(flash[0], flash[1], 4.6, fill(lamp));
  return move(0, 0, out, scale === 1 ? '' : ` scale(${scale})`);
}
