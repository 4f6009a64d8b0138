import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const operatorConfig = 'operator/wrangler.toml';

/** How a site on a developer's machine reaches the operator beside it. */
export const operatorServices = [{ binding: 'OPERATOR', service: 'tenger-operator' }];

/**
 * Writes a configuration with the binding beside the built one, and answers with its path. The built one stays without,
 * so that what is deployed later is bound to nothing.
 */
export async function bindOperator(serverDir = 'dist/server'): Promise<string> {
  const built: unknown = JSON.parse(await readFile(join(serverDir, 'wrangler.json'), 'utf8'));
  const path = join(serverDir, 'wrangler.local.json');
  await writeFile(path, JSON.stringify({ ...Object(built), services: operatorServices }));
  return path;
}
