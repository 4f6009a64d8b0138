import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(tmpdir(), 'tenger-journeys');

/** The folder of this run's server data; global-setup hands it to the test processes by an environment variable. */
export function runDirectory(): string {
  const directory = process.env['JOURNEYS_DIRECTORY'];
  if (!directory) throw new Error('JOURNEYS_DIRECTORY is missing: run by playwright.config.ts');
  return directory;
}

export async function makeRunDirectory(): Promise<string> {
  await mkdir(root, { recursive: true });
  return mkdtemp(join(root, 'run-'));
}

/** Copies the migrated and seeded databases for one more server. */
export async function copySeed(name: string): Promise<string> {
  const directory = await mkdtemp(join(runDirectory(), `${name}-`));
  await cp(join(runDirectory(), 'seed'), directory, { recursive: true });
  return directory;
}
