import type { Plugin } from 'vite';
import { onePass as onePassPlaces, twoPasses } from './places.ts';
import { replaceIn } from '../replace-places.ts';

/**
 * HTML without its RSC payload, which would double its size, and, where `enabled`, rendered by Fizz alone: Flight
 * renders only what a browser asks for as a payload. See docs/decisions/030-html-in-one-pass.md.
 */
export function onePass({ enabled }: { enabled: boolean }): Plugin {
  const places = enabled ? onePassPlaces : twoPasses;
  const missing = new Set(Object.keys(places));
  return {
    name: 'tenger:one-pass',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const replaced = replaceIn(places, code, id);
      if (replaced) missing.delete(replaced.file);
      return replaced;
    },
    writeBundle() {
      if (this.environment.name === 'ssr' && missing.size) {
        throw new Error(`The build has no ${[...missing].join(', ')}: see ${import.meta.filename}`);
      }
    },
  };
}
