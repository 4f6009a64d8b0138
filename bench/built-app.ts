import { existsSync } from 'node:fs';
import { cp, glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../scripts/run.ts';

export interface BuiltApp {
  /** Holds the worker's modules. */
  serverDir: string;
  publicDir: string;
  configPath: string;
}

/** A copy of `dist`, so that a build going on beside does not change what is measured. */
export async function copyBuiltApp(target: string): Promise<BuiltApp> {
  if (!existsSync('dist/server/index.js')) await run('npm', ['run', '--silent', 'build']);
  await rm(target, { recursive: true, force: true });
  await cp('dist', target, { recursive: true });
  const serverDir = join(target, 'server');
  return {
    serverDir,
    publicDir: join(target, 'public'),
    configPath: join(serverDir, 'wrangler.json'),
  };
}

export interface WorkerModule {
  type: 'ESModule';
  path: string;
  contents: string;
}

export async function readModules(directory: string): Promise<WorkerModule[]> {
  const modules: WorkerModule[] = [];
  for await (const name of glob('**/*.js', { cwd: directory })) {
    const path = join(directory, name);
    modules.push({ type: 'ESModule', path, contents: await readFile(path, 'utf8') });
  }
  return modules;
}
