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

/** An SVG file with the icons below each other, in the order of their names. */
export function renderSprite({ icons, aliases = {} }: IconSet, names: readonly string[]): string {
  const drawings = names.map((name, i) => {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
    if (!icon) throw new Error(`The icon set has no ${name}.`);
    return `<g transform="translate(0 ${i * size})">${icon.body}</g>`;
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
