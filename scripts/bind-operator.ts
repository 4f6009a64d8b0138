import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const operatorConfig = 'operator/wrangler.toml';

/** The service binding by which a local site reaches the embedded operator. */
export const operatorServices = [{ binding: 'OPERATOR', service: 'tenger-operator' }];

/**
 * Writes a copy of the built configuration with the binding, and returns its path. The built configuration stays
 * without it, so that a deployed site is bound to nothing.
 */
export async function bindOperator(serverDir = 'dist/server'): Promise<string> {
  const built: unknown = JSON.parse(await readFile(join(serverDir, 'wrangler.json'), 'utf8'));
  const path = join(serverDir, 'wrangler.local.json');
  await writeFile(path, JSON.stringify({ ...Object(built), services: operatorServices }));
  return path;
}
