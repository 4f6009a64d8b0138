import { readFile, writeFile } from 'node:fs/promises';

/** Writes a file only if its content differs: each write would make the development server build again. */
export async function writeIfChanged(file: string, content: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== content) await writeFile(file, content);
}
