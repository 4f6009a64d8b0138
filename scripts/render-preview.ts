import { Resvg } from '@resvg/resvg-js';

/** The size and background of the picture that social networks show for a shared address. */
const width = 800;
const height = 420;
const background = '#eef1f6';

function readSize(svg: string): [number, number] {
  const [, across, down] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!across || !down) throw new Error('a picture without a size');
  return [Number(across), Number(down)];
}

/** An SVG picture as a PNG, since no network shows SVG. A landscape fills it, any other picture is centred. */
export function renderPreview(svg: string): Uint8Array {
  const [across, down] = readSize(svg);
  const isLandscape = across > down;
  const scale = isLandscape
    ? Math.max(width / across, height / down)
    : 0.94 * Math.min(width / across, height / down);
  const [w, h] = [across * scale, down * scale];
  const box = `x="${(width - w) / 2}" y="${(height - h) / 2}" width="${w}" height="${h}"`;
  const inner = svg.replace(/ width="[^"]*" height="[^"]*">/, ` ${box}>`);
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${inner}</svg>`;
  return new Resvg(page, { font: { loadSystemFonts: false } }).render().asPng();
}
