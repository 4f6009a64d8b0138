import { expect, test } from 'vitest';
import { compareVersions, findFaults } from './find-floor-faults.ts';

const sound = {
  '@vitejs/plugin-rsc': '0.5.38',
  'drizzle-orm': '0.45.4',
  hono: '4.13.19',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-server-dom-webpack': '19.3.1',
  vite: '8.3.8',
  waku: '1.0.0-rc.1',
  workerd: '1.20261006.1',
};

function faultsOf(changes: Record<string, string>, vendored = '19.3.1', range = '1.0.0') {
  const packages = Object.entries({ ...sound, ...changes }).map(
    ([name, version]) => [`node_modules/${name}`, { version }] as const,
  );
  return findFaults({
    manifest: { dependencies: { hono: range }, devDependencies: {} },
    lock: { packages: Object.fromEntries(packages) },
    vendored,
  });
}

test.each([
  ['1.2.3', '1.2.3', 0],
  ['1.2.3', '1.2.10', -1],
  ['2.0.0', '1.9.9', 1],
  ['1.0.0-rc.1', '1.0.0', -1],
  ['1.0.0', '1.0.0-rc.1', 1],
  ['1.0.0-rc.2', '1.0.0-rc.10', -1],
])('%s against %s is %i', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});

test('versions at their floors have no faults', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each(Object.keys(sound).filter((name) => name !== 'workerd'))(
  'an old %s is a fault',
  (name) => {
    expect(faultsOf({ [name]: '0.4.0' })).toContainEqual(expect.stringContaining(`${name} 0.4.0`));
  },
);

test('an old copy below another package is found', () => {
  expect(faultsOf({ 'wrangler/node_modules/hono': '4.11.0' })).toEqual([
    'hono 4.11.0 is older than 4.12.21.',
  ]);
});

test('an old transport inside the bundler plugin is a fault', () => {
  expect(faultsOf({}, '19.2.7')).toHaveLength(1);
});

test('two runtimes are a fault', () => {
  expect(faultsOf({ 'miniflare/node_modules/workerd': '1.20250101.0' })).toEqual([
    'workerd is installed 2 times.',
  ]);
});

test('a range in place of a version is a fault', () => {
  expect(faultsOf({}, '19.3.1', '^4.13.19')).toHaveLength(1);
});
