/** A file's path below `src`, with forward slashes; null for files elsewhere. */
export function toSourcePath(filename: string): string | null {
  const path = filename.replaceAll('\\', '/');
  const at = path.lastIndexOf('/src/');
  return at < 0 ? null : path.slice(at + '/src/'.length);
}

/** The folder that imports are judged by: `features/cart` for a feature, else the first folder, or the file itself. */
export function toFolder(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'features' ? `${first}/${second}` : first;
}
