import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const operatorConfig = 'operator/wrangler.toml';

/** The service binding by which a local site reaches the embedded operator. */
export const operatorServices = [{ binding: 'OPERATOR', service: 'tenger-operator' }];

/**
 * The built configuration. Throws when the build was made for an environment such as the demo: its databases are not
 * those that the seed writes, so a local site of it would find no table.
 */
export async function readBuilt(serverDir: string): Promise<object> {
  const built: unknown = JSON.parse(await readFile(join(serverDir, 'wrangler.json'), 'utf8'));
  const environment: unknown = Reflect.get(Object(built), 'targetEnvironment');
  if (typeof environment === 'string') {
    throw new Error(
      `${serverDir} was built for the environment "${environment}": run \`npm run build\` without CLOUDFLARE_ENV first.`,
    );
  }
  return Object(built);
}

/**
 * Writes a copy of the built configuration with the binding, and returns its path. The built configuration stays
 * without it, so that a deployed site is bound to nothing.
 */
export async function bindOperator(serverDir = 'dist/server'): Promise<string> {
  const built = await readBuilt(serverDir);
  const path = join(serverDir, 'wrangler.local.json');
  await writeFile(path, JSON.stringify({ ...built, services: operatorServices }));
  return path;
}
