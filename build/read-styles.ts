import { readFile } from 'node:fs/promises';

/** In the order of the cascade: what comes later wins. */
const names = [
  'tokens',
  'reset',
  'icons',
  'first-screen',
  'motion',
  'layouts',
  'hero',
  'shop',
  'checkout',
  'rich-text',
  'popovers',
];

/** The files of `src/styles`, joined. */
export async function readStyles(): Promise<string> {
  const files = names.map((name) => new URL(`../src/styles/${name}.css`, import.meta.url));
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
}
