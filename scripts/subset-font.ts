/** Writes public/fonts/inter.woff2: one variable WOFF2 with the characters of the site's two languages. */
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import subsetFont from 'subset-font';

const codePoints = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x410, 0x44f],
  [0x401, 0x401],
  [0x451, 0x451],
  [0x4ae, 0x4af],
  [0x4e8, 0x4e9],
  [0x2011, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x20ae, 0x20ae],
  [0x2116, 0x2116],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

const text = codePoints
  .flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
  )
  .join('');

const source = await readFile('node_modules/inter-ui/variable/InterVariable.woff2');
const font = await subsetFont(source, text, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700, default: 400 }, opsz: 18 },
});
await mkdir('public/fonts', { recursive: true });
await writeFile('public/fonts/inter.woff2', font);
console.log(`public/fonts/inter.woff2: ${font.length} bytes, ${text.length} characters`);
