import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture } from '../src/operator/pictures/draw-picture.ts';
import { listPictures } from '../src/operator/pictures/list-pictures.ts';

const folder = join(import.meta.dirname, '../public/pictures');

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

mkdirSync(folder, { recursive: true });
const names = listPictures();
let written = 0;
for (const name of names) {
  const picture = drawPicture(name);
  if (picture === null) throw new Error(`No picture is called "${name}"`);
  const file = join(folder, `${name}.svg`);
  if (readOrNull(file) === picture) continue;
  writeFileSync(file, picture);
  written += 1;
}
console.log(`${names.length} pictures, ${written} written`);
