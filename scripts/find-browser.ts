import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { runProgram } from './run-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without a browser's windows, which costs each new visitor less: all journeys take half the time. */
const shell = 'chromium-headless-shell';

/** Some systems install a script instead of a browser, which only explains how to get one. */
function isBrowser(path: string): boolean {
  try {
    const version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
    return /chrom/i.test(version);
  } catch {
    return false;
  }
}

function findOnSystem(wanted: readonly string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .find((path) => existsSync(path) && isBrowser(path));
}

async function installBySystem(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`browser: none here; installing the system package ${name}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram(['apt-get', 'update', '-q'], { env });
  await runProgram(['apt-get', 'install', '-y', '-q', '--no-install-recommends', name], { env });
  return findOnSystem([name]);
}

async function installByPlaywright(): Promise<string | undefined> {
  const path = chromium.executablePath();
  if (!isBrowser(path)) {
    console.log("browser: none here; downloading Playwright's Chromium");
    await runProgram(['playwright', 'install', 'chromium']);
  }
  return isBrowser(path) ? path : undefined;
}

/** Path of a Chromium that runs: the one named by CHROMIUM_PATH, the system's, or one installed now. */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !isBrowser(named)) {
    throw new Error(
      `CHROMIUM_PATH is ${named}, which is no browser that runs: set it to a Chromium.`,
    );
  }
  const path =
    named ??
    findOnSystem(names) ??
    (await installBySystem('chromium')) ??
    (await installByPlaywright());
  if (!path) throw new Error('No browser: install Chromium, or set CHROMIUM_PATH to one.');
  console.log(`browser: ${path}`);
  return path;
}

/** Path of the engine for journeys: the shell where the system has it, or `browser`. */
export async function findShell(browser: string): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return browser;
  const path = findOnSystem([shell]) ?? (await installBySystem(shell)) ?? browser;
  console.log(`journeys: ${path}`);
  return path;
}

if (import.meta.main) await findBrowser();
