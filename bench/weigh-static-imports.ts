import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { gzipSize } from './gzip-size.ts';

const staticImport = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g;

/** Gzipped bytes of these scripts and of all that they import before they run; not of `import()`. */
export async function weighStaticImports(
  publicDir: string,
  entries: readonly string[],
): Promise<number> {
  const sizes = new Map<string, number>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (sizes.has(path)) continue;
    const code = await readFile(join(publicDir, path), 'utf8');
    sizes.set(path, gzipSize(code));
    for (const [, name = ''] of code.matchAll(staticImport)) {
      open.push(name.startsWith('/') ? name : join(dirname(path), name));
    }
  }
  return [...sizes.values()].reduce((total, size) => total + size, 0);
}
