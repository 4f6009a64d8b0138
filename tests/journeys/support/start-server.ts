import { spawn } from 'node:child_process';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../support/find-free-port.ts';
import { sharedNetworks } from '../../support/shared-networks.ts';

const wrangler = resolve('node_modules/wrangler/bin/wrangler.js');
const startMs = 30_000;

export interface Server {
  url: string;
  readLog(): Promise<string>;
  stop(): Promise<void>;
  /** Ends it with SIGKILL, as a failing machine would. */
  kill(): Promise<void>;
}

interface ServerOptions {
  /** The worker of the first one is served; it may be bound to the others. By the settings, where they stand in them. */
  configPaths: readonly string[] | ((vars: Record<string, string>) => Promise<readonly string[]>);
  /** Holds its databases and its log; no other server may use it at the same time. */
  directory: string;
  vars?: Record<string, string>;
}

/** Starts a worker under `wrangler dev` on a free port of this machine, as `npm start` does. */
export async function startServer({
  configPaths,
  directory,
  vars = {},
}: ServerOptions): Promise<Server> {
  const [port, inspectorPort] = [await findFreePort(), await findFreePort()];
  const url = `http://127.0.0.1:${port}`;
  const logPath = join(directory, 'log.txt');
  // Given by name, so that a developer's .dev.vars is not read.
  const envPath = join(directory, 'empty.env');
  await writeFile(envPath, '');
  const settings = { ...sharedNetworks, ...vars, SITE_ORIGIN: url };
  const configs = typeof configPaths === 'function' ? await configPaths(settings) : configPaths;
  const log = await open(logPath, 'w');
  const child = spawn(
    process.execPath,
    [
      wrangler,
      'dev',
      ...configs.map((path) => `--config=${path}`),
      `--env-file=${envPath}`,
      `--persist-to=${directory}`,
      '--ip=127.0.0.1',
      `--port=${port}`,
      `--inspector-port=${inspectorPort}`,
      '--show-interactive-dev-session=false',
      ...Object.entries(settings).map(([name, value]) => `--var=${name}:${value}`),
    ],
    {
      // A process group of its own, so that wrangler's workerd is ended with it.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
    },
  );
  await log.close();
  const readLog = () => readFile(logPath, 'utf8');
  const exited = new Promise<void>((done) => child.once('exit', () => done()));

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.pid === undefined) return;
    process.kill(-child.pid, 'SIGTERM');
    await Promise.race([exited, sleep(5000)]);
  }

  async function kill(): Promise<void> {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await exited;
  }

  const giveUpAt = Date.now() + startMs;
  while (
    !(await fetch(`${url}/robots.txt`).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`${configs[0]} does not answer:\n${await readLog()}`);
    }
    await sleep(100);
  }
  return { url, readLog, stop, kill };
}
