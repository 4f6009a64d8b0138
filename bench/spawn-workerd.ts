import { execFile, spawn } from 'node:child_process';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { BuiltApp } from './built-app.ts';
import type { Recipe } from './limits/bare-react.ts';
import type { Limit } from './start-workerd.ts';

/** A worker as workerd itself is told of it: encoded, since reading a megabyte of text is no part of a start. */
export interface BareWorker {
  configPath: string;
}

const runFile = promisify(execFile);

/** The text stands beside the modules that it names; what is made of it must not be weighed with them. */
async function writeConfig(dir: string, name: string, text: string): Promise<BareWorker> {
  const textPath = join(dir, `${name}.capnp`);
  const configPath = join(dir, '..', `${name}.bin`);
  await writeFile(textPath, text);
  const options = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 } as const;
  const { stdout } = await runFile('workerd', ['compile', '--config-only', textPath], options);
  await writeFile(configPath, stdout);
  return { configPath };
}

const quote = (text: string) => JSON.stringify(text);

function toConfig(
  modules: readonly string[],
  bindings: Record<string, string>,
  flags: string,
  cacheAddress?: string,
) {
  const cache = cacheAddress ? ', cacheApiOutbound = "cache"' : '';
  const cacheService = cacheAddress
    ? `(name = "cache", external = (address = ${quote(cacheAddress)}, http = ())),`
    : '';
  const env = Object.entries(bindings).map(
    ([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "app", worker = (modules = [${modules.join(',\n')}], bindings = [${env.join(', ')}], ${flags}${cache})),
    ${cacheService}
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "app")],
);
`;
}

/**
 * The app without databases and KV, its services at `bindings`: what is left is the worker alone, with
 * nothing of a local platform in its process. `cacheAddress` is where it finds the pages that are kept.
 */
export async function writeBareApp(
  app: BuiltApp,
  bindings: Record<string, string>,
  cacheAddress?: string,
): Promise<BareWorker> {
  const { compatibility_date: date, compatibility_flags: flags } = JSON.parse(
    await readFile(app.configPath, 'utf8'),
  ) as { compatibility_date: string; compatibility_flags: string[] };
  const names = ['index.js'];
  for await (const name of glob('**/*.js', { cwd: app.serverDir })) {
    if (name !== 'index.js') names.push(name);
  }
  const modules = names.map((name) => `(name = ${quote(name)}, esModule = embed ${quote(name)})`);
  const compatibility = `compatibilityDate = ${quote(date)}, compatibilityFlags = ${JSON.stringify(flags)}`;
  const name = cacheAddress ? 'app-with-cache' : 'app';
  const text = toConfig(modules, bindings, compatibility, cacheAddress);
  return writeConfig(app.serverDir, name, text);
}

/** A worker of `modules`, by name, the first being its main one; its file stands beside the app's. */
function writeLimit(app: BuiltApp, name: string, modules: Record<string, string>) {
  const listed = Object.entries(modules).map(
    ([path, code]) => `(name = ${quote(path)}, esModule = ${quote(code)})`,
  );
  const text = toConfig(listed, {}, 'compatibilityDate = "2026-10-06"');
  return writeConfig(app.serverDir, name, text);
}

export const writeEmptyWorker = (app: BuiltApp) =>
  writeLimit(app, 'empty', {
    'main.js': `export default { fetch: () => new Response('hello') };`,
  });

/** `page` stands in its code, so that its first answer waits for nothing but itself. */
export const writeBareReact = (app: BuiltApp, limit: Limit, page: Recipe) =>
  writeLimit(app, 'react', {
    'main.js': `import app, { pages } from './react.js';
pages.set('/', ${JSON.stringify(page)});
export default app;`,
    'react.js': limit.code,
  });

/** Where workerd says that it listens; the inspector is told of before the sockets. */
async function readPorts(control: Readable): Promise<Map<string, number>> {
  const ports = new Map<string, number>();
  let text = '';
  for await (const chunk of control) {
    text += String(chunk);
    for (const line of text.split('\n').slice(0, -1)) {
      const { event, port } = JSON.parse(line) as { event: string; port?: number };
      if (port !== undefined) ports.set(event, port);
    }
    if (ports.has('listen')) return ports;
  }
  throw new Error('workerd ended before it listened');
}

/** Straight from the process to its socket: nothing of a local development server in between. */
export async function spawnWorkerd({ configPath }: BareWorker, inspect = false) {
  const inspector = inspect ? ['--inspector-addr=127.0.0.1:0'] : [];
  const child = spawn(
    'workerd',
    ['serve', '--binary', configPath, '--experimental', '--control-fd=3', ...inspector],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    kill();
    process.off('exit', kill);
    await ended;
  };
  const control = child.stdio[3];
  if (!(control instanceof Readable)) throw new Error('workerd has no control pipe');
  const ports = await readPorts(control).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: new URL(`http://127.0.0.1:${ports.get('listen')}`),
    inspectorUrl: new URL(`ws://127.0.0.1:${ports.get('listen-inspector') ?? 0}/app`),
    stop,
  };
}

export type BareWorkerd = Awaited<ReturnType<typeof spawnWorkerd>>;
