import { colorways, isColorwayName, type Colorway } from './colorways.ts';
import { drawPhoneBack } from './phone-body.ts';
import { drawPhoneFront } from './phone-front.ts';
import { isPhoneStyleName, phoneStyles, type PhoneStyle } from './phone-styles.ts';
import { createSheet, down, drawGroundShadow, move, rect, round, type Sheet } from './studio.ts';

const width = 480;
const ground = 548;

type View = (sheet: Sheet, style: PhoneStyle, color: Colorway) => string;

function standAlone(draw: View): View {
  return (sheet, style, color) =>
    drawGroundShadow(sheet, width / 2, ground, style.width / 2) +
    move((width - style.width) / 2, ground - style.height, draw(sheet, style, color));
}

/** Back behind, front before it: what a card in the shop shows. */
function drawPair(sheet: Sheet, style: PhoneStyle, color: Colorway): string {
  const wide = style.front === 'fold';
  const scale = wide ? 0.84 : 1;
  const shift = wide ? 46 : style.width * 0.6;
  const w = style.width * scale;
  const h = style.height * scale;
  const left = (width - w - shift) / 2;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const cast = sheet.linear([1, 0, 0, 0], [0, '#02040a', 0.5], [1, '#02040a', 0]);
  const lift = wide ? 54 : 16;
  return (
    drawGroundShadow(sheet, left + w / 2, ground - lift, w / 2) +
    move(left, ground - h - lift, drawPhoneBack(sheet, style, color), size) +
    rect(left + shift - 22, ground - h - lift + 20, 24, h - 26, 0, `fill="${cast}"`) +
    drawGroundShadow(sheet, left + shift + w / 2, ground, w / 2) +
    move(left + shift, ground - h, drawPhoneFront(sheet, style, color), size)
  );
}

/** The back from close by; it fades out below instead of being cut. */
function drawCameraDetail(sheet: Sheet, style: PhoneStyle, color: Colorway): string {
  const scale = round((style.front === 'fold' ? 1.9 : 1.75) * 10) / 10;
  const fade = sheet.linear(down, [0.5, '#fff'], [0.95, '#fff', 0]);
  const mask = sheet.define((id) => `<mask id="${id}"><rect width="480" height="600" fill="${fade}"/></mask>`);
  return `<g mask="url(#${mask})">${move(60, 60, drawPhoneBack(sheet, style, color), ` scale(${scale})`)}</g>`;
}

const views: Record<string, View> = {
  front: standAlone(drawPhoneFront),
  back: standAlone(drawPhoneBack),
  pair: drawPair,
  camera: drawCameraDetail,
};

/** `phone-<style>-<colorway>-<front | back | pair | camera>` */
export function drawPhone([style, color, view]: readonly string[]): string | null {
  const draw = views[view ?? ''];
  if (!draw || !isPhoneStyleName(style) || !isColorwayName(color)) return null;
  const sheet = createSheet();
  return sheet.finish(width, 600, draw(sheet, phoneStyles[style], colorways[color]));
}
