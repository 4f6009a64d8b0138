import type { Colorway } from './colorways.ts';
import { drawCamera } from './camera.ts';
import { paintBody, paintEdge, paintGlare, paintMetal } from './materials.ts';
import type { PhoneStyle } from './phone-styles.ts';
import { circle, darken, fill, lighten, mix, move, path, rect, round, stroke, type Sheet } from './studio.ts';

const marks: Record<PhoneStyle['mark'], string> = {
  arc: 'M-13 6H13M-10 1A10.5 10.5 0 0 1 10 1',
  peak: 'M-13 7-4-6 2 2 6-3 13 7',
  ring: 'M9 0A9 9 0 1 1 0-9M0-3V3',
  wave: 'M-13 0Q-8-8-3 0T7 0 13-4',
  bar: 'M-11-6H11M-11 0H4M-11 6H11',
};

export function drawMark(mark: PhoneStyle['mark'], x: number, y: number, color: string, opacity: number): string {
  return move(x, y, path(marks[mark], `${stroke(color, 2.4, opacity)} stroke-linecap="round" stroke-linejoin="round"`));
}

/** Metal frame with side keys and antenna lines; 0,0 is the phone's top left corner. */
export function drawFrame(sheet: Sheet, style: PhoneStyle, color: Colorway, mirrored: boolean): string {
  const { width, height, radius } = style;
  const metal = paintMetal(sheet, color.metal);
  const keyX = mirrored ? -2.6 : width - 1.4;
  const lines = darken(color.metal, 0.45);
  const bumpers = style.rugged
    ? rect(-7, -7, width + 14, height + 14, radius + 6, fill(mix(color.body, '#2c3442', 0.6))) +
      rect(-7, -7, width + 14, height + 14, radius + 6, stroke(paintEdge(sheet), 1.4)) +
      path(`M-7 70h7M-7 ${height - 70}h7M${width} 70h7M${width} ${height - 70}h7`, stroke(color.accent, 10))
    : '';
  return (
    bumpers +
    rect(keyX, height * 0.22, 4, 58, 2, fill(darken(color.metal, 0.3))) +
    rect(keyX, height * 0.39, 4, 36, 2, fill(darken(color.metal, 0.3))) +
    rect(0, 0, width, height, radius, fill(metal)) +
    path(
      `M0 ${radius + 14}h3.4M${width} ${radius + 14}h-3.4M0 ${height - radius - 14}h3.4M${width} ${height - radius - 14}h-3.4M${round(width * 0.74)} 0v3.2M${round(width * 0.26)} ${height}v-3.2`,
      stroke(lines, 2.4, 0.75),
    )
  );
}

export function drawPhoneBack(sheet: Sheet, style: PhoneStyle, color: Colorway): string {
  const { width, height, radius } = style;
  const inner = radius - 3;
  const panel = (paint: string) => rect(3, 3, width - 6, height - 6, inner, paint);
  const shade = lighten(color.body, 0.75);
  const clip = sheet.clip(panel(''));
  const glare = path(
    `M${round(width * 0.52)} 0H${width}V${round(height * 0.42)}L${round(-width * 0.1)} ${height}V${round(height * 0.86)}Z`,
    fill(paintGlare(sheet, 0.3)),
  );
  const low = sheet.linear([0, 0, 0, 1], [0.55, '#02040a', 0], [1, '#02040a', 0.22]);
  const hinge =
    style.front === 'fold' || style.front === 'flip'
      ? drawHinge(sheet, style, color)
      : '';
  const ribs = style.rugged
    ? path(`M26 ${height - 118}H${width - 26}M26 ${height - 102}H${width - 26}M26 ${height - 86}H${width - 26}`, stroke(darken(color.body, 0.5), 5, 0.6))
    : '';
  return (
    drawFrame(sheet, style, color, true) +
    panel(fill(paintBody(sheet, color))) +
    `<g clip-path="${clip}">${glare}${panel(fill(low))}</g>` +
    ribs +
    rect(3.8, 3.8, width - 7.6, height - 7.6, inner - 0.8, stroke(paintEdge(sheet), 1.3)) +
    hinge +
    drawCamera(sheet, style.camera, width, color.body, color.metal, style.front === 'keys' ? 0.8 : 1) +
    drawMark(style.mark, width / (style.front === 'fold' ? 4 : 2), height * (style.front === 'keys' ? 0.55 : 0.6), shade, 0.75)
  );
}

function drawHinge(sheet: Sheet, style: PhoneStyle, color: Colorway): string {
  const { width, height } = style;
  const metal = sheet.linear([0, 0, 0, 1], [0, darken(color.metal, 0.5)], [0.3, lighten(color.metal, 0.6)], [1, darken(color.metal, 0.55)]);
  if (style.front === 'flip') return rect(0, height / 2 - 5, width, 10, 0, fill(metal));
  const upright = sheet.linear([0, 0, 1, 0], [0, darken(color.metal, 0.5)], [0.3, lighten(color.metal, 0.6)], [1, darken(color.metal, 0.55)]);
  const half = width / 2;
  const cover = 'fill="#06080f"';
  return (
    rect(half - 5, 0, 10, height, 0, fill(upright)) +
    rect(half + 8, 8, half - 16, height - 16, style.radius - 6, cover) +
    rect(half + 8, 8, half - 16, height - 16, style.radius - 6, stroke(paintEdge(sheet), 1)) +
    circle(half + half / 2, 26, 4.5, fill('#1b2436'))
  );
}
