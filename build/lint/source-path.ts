import { relative } from 'node:path';

/** A file's path below `src`, with forward slashes; null for files elsewhere, such as those in `operator/src`. */
export function toSourcePath(filename: string): string | null {
  const path = relative(process.cwd(), filename).replaceAll('\\', '/');
  return path.startsWith('src/') ? path.slice('src/'.length) : null;
}

/** The folder that imports are judged by: `features/cart` for a feature, else the first folder, or the file itself. */
export function toFolder(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'features' ? `${first}/${second}` : first;
}
