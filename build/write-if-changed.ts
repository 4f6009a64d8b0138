import { readFile, writeFile } from 'node:fs/promises';

/** A file that is written anew without need would begin the build of a developer's server again. */
export async function writeIfChanged(file: string, content: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== content) await writeFile(file, content);
}
