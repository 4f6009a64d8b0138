import { execFile, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { compatibilityDate, type Modules, readCpuMs } from './workerd.ts';

const run = promisify(execFile);
const quote = (text: string) => JSON.stringify(text);

export interface LoneWorker {
  /** The first one is the main one. */
  modules: Modules;
  flags?: readonly string[];
  bindings?: Readonly<Record<string, string>>;
}

/**
 * Writes `worker` into `dir` as workerd itself is told of it: encoded, since parsing a megabyte of text is no part of a
 * start. The path of what it wrote.
 */
export async function writeConfig(
  dir: string,
  { modules, flags = [], bindings = {} }: LoneWorker,
): Promise<string> {
  for (const [file, code] of Object.entries(modules)) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), code);
  }
  const names = Object.keys(modules);
  const listed = names.map((name) => `(name = ${quote(name)}, esModule = embed ${quote(name)})`);
  const settings = Object.entries(bindings).map(
    ([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`,
  );
  const text = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "app", worker = (
      modules = [${listed.join(',\n')}], bindings = [${settings.join(', ')}],
      compatibilityDate = ${quote(compatibilityDate)}, compatibilityFlags = ${JSON.stringify(flags)})),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "app")],
);
`;
  await writeFile(join(dir, 'worker.capnp'), text);
  const { stdout } = await run('workerd', ['compile', '--config-only', join(dir, 'worker.capnp')], {
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  });
  const path = join(dir, 'worker.bin');
  await writeFile(path, stdout);
  return path;
}

/** Where workerd says that it listens. */
async function readPort(control: Readable): Promise<number> {
  for await (const line of createInterface({ input: control })) {
    const { event, port } = JSON.parse(line) as { event: string; port?: number };
    if (event === 'listen' && port !== undefined) return port;
  }
  throw new Error('workerd ended before it listened');
}

/** workerd and nothing else: a development server beside it would be counted, and its work is never twice the same. */
export async function spawnWorkerd(configPath: string) {
  const child = spawn(
    'workerd',
    ['serve', '--binary', '--experimental', '--control-fd=3', configPath],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const port = await readPort(child.stdio[3] as Readable);
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    cpuMs: () => readCpuMs(child.pid ?? Number.NaN),
    async stop(): Promise<void> {
      kill();
      process.off('exit', kill);
      await ended;
    },
  };
}
