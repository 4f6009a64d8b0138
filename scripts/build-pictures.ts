import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture } from '#operator/pictures/draw-picture.ts';
import { listPictures, listPreviews } from '#operator/pictures/list-pictures.ts';
import { drawGreetings } from './greetings/draw-greetings.ts';
import { renderPreview } from './render-preview.ts';

const folder = join(import.meta.dirname, '../public/pictures');

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function drawAll(): [name: string, svg: string][] {
  const ofOperator = listPictures().map((name): [string, string] => {
    const picture = drawPicture(name);
    if (picture === null) throw new Error(`No picture is called "${name}"`);
    return [name, picture];
  });
  return [...ofOperator, ...drawGreetings()];
}

mkdirSync(folder, { recursive: true });
const pictures = drawAll();
const shared = new Set([...listPreviews(), ...drawGreetings().map(([name]) => name)]);
let written = 0;
for (const [name, picture] of pictures) {
  const file = join(folder, `${name}.svg`);
  const preview = join(folder, `${name}.png`);
  const isNew = readOrNull(file) !== picture;
  if (shared.has(name) && (isNew || !existsSync(preview))) {
    writeFileSync(preview, renderPreview(picture));
  }
  if (!isNew) continue;
  // Last, so that an interrupted build writes the preview again.
  writeFileSync(file, picture);
  written += 1;
}
console.log(`${pictures.length} pictures, ${written} written, ${shared.size} with a preview`);
