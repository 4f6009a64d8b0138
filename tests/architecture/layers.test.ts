import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { browserCompanions, browserFaults, companions, faults, sound } from './planted-faults.ts';

interface Violation {
  from: string;
  rule: { name: string };
}

vi.setConfig({ testTimeout: 60_000 });

const packages = ['waku', 'zod', 'valibot', 'drizzle-orm', 'vitest'];

const surroundings = {
  'tsconfig.json': '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }',
  'locales/mn.json': '{}',
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#operator/*': './operator/*', '#*': './src/*' },
    dependencies: { waku: '1', zod: '1', valibot: '1', 'drizzle-orm': '1' },
    devDependencies: { vitest: '1' },
  }),
  ...Object.fromEntries(
    packages.flatMap((name) => [
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0" }`],
      [`node_modules/${name}/index.js`, ''],
    ]),
  ),
  'node_modules/waku/router/server.js': '',
  'node_modules/waku/router/client.js': '',
};

let directory: string;

async function build(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, code] of Object.entries(files)) {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, code);
  }
}

/** The operator is beside the site. */
const toPath = (path: string) => (path.startsWith('operator/') ? path : `src/${path}`);

function inSrc(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, code]) => [toPath(path), code]));
}

/** All that the tool finds, each as `path: rule`. */
async function findViolations(config: string): Promise<string[]> {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [program, '--config', resolve(config), '--output-type', 'json', 'src', 'operator'];
  const json = await new Promise<string>((done) => {
    execFile(process.execPath, args, { cwd: directory, maxBuffer: 2 ** 26 }, (_error, out) =>
      done(out),
    );
  });
  const { summary } = JSON.parse(json) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

const configurations = [
  { config: '.dependency-cruiser.js', planted: faults, beside: companions },
  { config: '.dependency-cruiser.browser.js', planted: browserFaults, beside: browserCompanions },
];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'layers-'));
  await build({ ...surroundings, ...inSrc(sound) });
});

afterAll(() => rm(directory, { recursive: true, force: true }));

test.each(configurations)('$config finds nothing in a sound project', async ({ config }) => {
  expect(await findViolations(config)).toEqual([]);
});

test.each(configurations)(
  'each rule of $config finds its fault',
  async ({ config, planted, beside }) => {
    const code = Object.fromEntries(Object.values(planted));
    await build(inSrc({ ...code, ...beside }));
    const expected = Object.entries(planted).map(([rule, [path]]) => `${toPath(path)}: ${rule}`);
    expect(await findViolations(config)).toEqual(expect.arrayContaining(expected));
  },
);

test.each(configurations)(
  'each rule of $config has a planted fault',
  async ({ config, planted }) => {
    const { default: configuration } = (await import(resolve(config))) as {
      default: { forbidden: { name: string }[] };
    };
    const names = configuration.forbidden.map(({ name }) => name);
    expect(Object.keys(planted).toSorted()).toEqual(names.toSorted());
  },
);
