import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(tmpdir(), 'tenger-journeys');

/** Where this run keeps its servers' data; global-setup tells the test processes by the environment. */
export function runDirectory(): string {
  const directory = process.env['JOURNEYS_DIRECTORY'];
  if (!directory) throw new Error('the stage is not set: run by playwright.config.ts');
  return directory;
}

export async function makeRunDirectory(): Promise<string> {
  await mkdir(root, { recursive: true });
  return mkdtemp(join(root, 'stage-'));
}

/** Migrated and seeded databases for one server more. */
export async function copySeed(name: string): Promise<string> {
  const directory = await mkdtemp(join(runDirectory(), `${name}-`));
  await cp(join(runDirectory(), 'seed'), directory, { recursive: true });
  return directory;
}
