import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const operatorConfig = 'operator/wrangler.toml';

/** The site behind its front, by the name in wrangler.toml: it has the jobs. */
export const siteWorker = 'tenger';

/** The service binding by which a local site reaches the embedded operator. */
export const operatorServices = [{ binding: 'OPERATOR', service: 'tenger-operator' }];

interface Built {
  name?: string;
  vars?: Readonly<Record<string, string>>;
  services?: readonly object[];
  targetEnvironment?: unknown;
}

/**
 * The built configuration. Throws when the build was made for an environment such as the demo: its databases are not
 * those that the seed writes, so a local site of it would find no table.
 */
export async function readBuilt(builtDir: string): Promise<Built> {
  const built = JSON.parse(await readFile(join(builtDir, 'wrangler.json'), 'utf8')) as Built;
  if (typeof built.targetEnvironment === 'string') {
    throw new Error(
      `${builtDir} was built for the environment "${built.targetEnvironment}": run \`npm run build\` without CLOUDFLARE_ENV first.`,
    );
  }
  return built;
}

type Vars = Readonly<Record<string, string>>;

/**
 * Writes a copy of the built configuration with the binding, and with `vars` beside its own; returns its path. The built
 * configuration stays without them, so that a deployed site is bound to nothing.
 */
export async function bindOperator(
  builtDir = 'dist/server',
  { name = 'local', vars = {} }: { name?: string; vars?: Vars } = {},
): Promise<string> {
  const { services = [], ...built } = await readBuilt(builtDir);
  const path = join(builtDir, `wrangler.${name}.json`);
  const bound = {
    ...built,
    vars: { ...built.vars, ...vars },
    services: [...services, ...operatorServices],
  };
  await writeFile(path, JSON.stringify(bound));
  return path;
}

/**
 * The configurations of all workers of a local site, first the front, which is served, then the site and the operator.
 * Wrangler hands vars to the first worker alone, so they are written into the two that need them. `name` is of the
 * copies, for sites of one build that run at the same time.
 */
export async function writeLocalWorkers(
  dist: string,
  vars: Vars,
  name = 'local',
): Promise<[string, string, string]> {
  const of = (folder: string) => bindOperator(join(dist, folder), { name, vars });
  return [await of('front'), await of('server'), operatorConfig];
}
