import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { iconNames } from '../src/ui/icon-names.ts';
import { writeIfChanged } from './write-if-changed.ts';

const sprite = 'src/ui/icons.gen.svg';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** An SVG file with one symbol per icon, whose id is the icon's name. */
export function renderSprite({ icons, aliases = {} }: IconSet, names: readonly string[]): string {
  const symbols = names.map((name) => {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
    if (!icon) throw new Error(`The icon set has no ${name}.`);
    return `<symbol id="${name}" viewBox="0 0 24 24">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/**
 * Writes the sprite that `Icon` refers to. As masks in a style sheet each icon would be an image of its own, and
 * decoding them blocked the page for 300 ms on a slow phone.
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
