import { execFile, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { compatibilityDate, readCpuMs } from './workerd.ts';

const run = promisify(execFile);
const quote = (text: string) => JSON.stringify(text);

/**
 * A worker alone of modules in `dir`, the first of which is the main one, as workerd itself is told of it: encoded, since
 * parsing a megabyte of text is no part of a start. The path of what it wrote.
 */
export async function writeConfig(
  dir: string,
  modules: readonly string[],
  flags: readonly string[] = [],
  bindings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const listed = modules.map((name) => `(name = ${quote(name)}, esModule = embed ${quote(name)})`);
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
  const textPath = join(dir, 'worker.capnp');
  await writeFile(textPath, text);
  const { stdout } = await run('workerd', ['compile', '--config-only', textPath], {
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  });
  const configPath = join(dir, '..', `${basename(dir)}.bin`);
  await writeFile(configPath, stdout);
  return configPath;
}

/** Where workerd says that it listens; the inspector is told of before the sockets. */
async function readPorts(control: Readable): Promise<Record<string, number>> {
  const ports: Record<string, number> = {};
  for await (const line of createInterface({ input: control })) {
    const { event, port } = JSON.parse(line) as { event: string; port?: number };
    if (port !== undefined) ports[event] = port;
    if (event === 'listen') return ports;
  }
  throw new Error('workerd ended before it listened');
}

/** Straight from the process to its socket: nothing of a local development server in between. */
export async function spawnWorkerd(configPath: string, isInspected = false) {
  const options = ['--binary', '--experimental', '--control-fd=3'];
  if (isInspected) options.push('--inspector-addr=127.0.0.1:0');
  const child = spawn('workerd', ['serve', ...options, configPath], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  async function stop(): Promise<void> {
    kill();
    process.off('exit', kill);
    await ended;
  }
  const ports = await readPorts(child.stdio[3] as Readable);
  return {
    url: new URL(`http://127.0.0.1:${ports['listen']}`),
    inspectorUrl: `ws://127.0.0.1:${ports['listen-inspector']}/app`,
    cpuMs: () => readCpuMs(child.pid),
    stop,
  };
}
