import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNames } from '../src/ui/icon-names.ts';
import { writeIfChanged } from './write-if-changed.ts';

/** Beside the style sheet that refers to it. */
export const sprite = 'src/ui/icons.gen.svg';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const size = 24;

interface Filling {
  /** The element of the glyph that is a line and stays one. */
  line?: number;
  /** Lines inside the glyph, which would vanish in the filling: they are cut out of it. */
  cuts: string;
}

/** Glyphs that are also filled, as `<name>-filled`, for the entry of the page that is open. */
const fillings: Readonly<Record<string, Filling>> = {
  house: { cuts: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8' },
  newspaper: { cuts: 'M15 18h-5M18 14h-8M10 6h8v4h-8z' },
  package: { cuts: 'M12 22V12M3.29 7L12 12l8.71-5M7.5 4.27l9 5.15' },
  'shopping-bag': { cuts: 'M16 10a4 4 0 0 1-8 0' },
  'shopping-cart': { line: 0, cuts: '' },
};

/** The outlined glyph with its inside filled, as a mask: the set has outlines only. */
function fillGlyph(name: string, body: string, { line, cuts }: Filling): string {
  let at = 0;
  const filled = body
    .replaceAll('fill="none"', 'fill="white"')
    .replaceAll('currentColor', 'white')
    .replace(/<(?:path|circle|rect)/g, (start) => (at++ === line ? `${start} fill="none"` : start));
  return (
    `<mask id="${name}"><rect width="${size}" height="${size}"/>${filled}` +
    `<path d="${cuts}" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></mask>` +
    `<rect width="${size}" height="${size}" mask="url(#${name})"/>`
  );
}

/** An SVG file with the icons below each other, in the order of their names. */
export function renderSprite({ icons, aliases = {} }: IconSet, names: readonly string[]): string {
  const drawings = names.map((name, i) => {
    const glyph = name.replace(/-filled$/, '');
    const icon = icons[glyph] ?? icons[aliases[glyph]?.parent ?? ''];
    const filling = fillings[glyph];
    if (!icon || (glyph !== name && !filling)) throw new Error(`The icon set has no ${name}.`);
    const drawing = glyph !== name && filling ? fillGlyph(name, icon.body, filling) : icon.body;
    return `<g transform="translate(0 ${i * size})">${drawing}</g>`;
  });
  const height = names.length * size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}">${drawings.join('')}</svg>\n`;
}

/**
 * Writes the sprite of `styles/icons.css`. It is one image for all icons: with an image for each, Chromium opened as
 * many documents, and decoding them blocked the page for 300 ms on a slow phone.
 */
export function iconSprite(): Plugin {
  return {
    name: 'tenger:icon-sprite',
    async config() {
      const set: IconSet = createRequire(import.meta.url)('@iconify-json/lucide/icons.json');
      await writeIfChanged(sprite, renderSprite(set, iconNames));
    },
  };
}
