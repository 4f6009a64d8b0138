import { formatMnt } from '#domain/money.ts';
import { move, path, stroke } from './studio.ts';

/** Each sign as one line of a pen, and how far the next one is: a picture has no fonts. */
const glyphs: Record<string, readonly [width: number, line: string]> = {
  '0': [24, 'M10 2C16 2 18 8 18 16S16 30 10 30 2 24 2 16 4 2 10 2Z'],
  '1': [18, 'M3 8 10 2V30'],
  '2': [24, 'M3 9C3 4 6 2 10 2S17 5 17 9C17 16 3 22 3 30H18'],
  '5': [24, 'M16 2H5L4 14C6 12 8 11 11 11 15 11 18 15 18 20S15 30 10 30C6 30 4 28 2 25'],
  ',': [11, 'M4 28 2 35'],
  '₮': [22, 'M2 2H18M10 2V30M4 17 16 12M4 23 16 18'],
};

/** An amount of money that ends at `right`, white with an edge of `shade`. */
export function drawAmount(amount: number, right: number, top: number, shade: string): string {
  const signs = [...formatMnt(amount)].flatMap((sign) => {
    const glyph = glyphs[sign];
    return glyph ? [glyph] : [];
  });
  const width = signs.reduce((sum, [wide]) => sum + wide, 0);
  let x = right - width;
  let lines = '';
  for (const [wide, line] of signs) {
    const round = 'stroke-linecap="round" stroke-linejoin="round"';
    lines += move(
      x,
      top,
      path(line, `${stroke(shade, 9, 0.55)} ${round}`) + path(line, `${stroke('#fff', 4.5)} ${round}`),
    );
    x += wide;
  }
  return lines;
}
