import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  bindOperator,
  operatorConfig,
  operatorServices,
  siteWorker,
  writeLocalWorkers,
} from './bind-operator.ts';

const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

async function writeBuilt(config: object): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'tenger-built-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await writeFile(join(directory, 'wrangler.json'), JSON.stringify(config));
  return directory;
}

test('bindOperator adds the binding to a copy of the built configuration', async () => {
  const directory = await writeBuilt({ name: 'tenger', services: [] });
  expect(await read(await bindOperator(directory))).toEqual({
    name: 'tenger',
    vars: {},
    services: operatorServices,
  });
});

test('a local site is its front, the site and the operator, with the settings in both of the first', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'tenger-dist-'));
  onTestFinished(() => rm(dist, { recursive: true, force: true }));
  const front = { name: 'tenger-front', services: [{ binding: 'SITE', service: siteWorker }] };
  const site = { name: siteWorker, vars: { OWN: '1' } };
  for (const [folder, config] of Object.entries({ front, server: site })) {
    await mkdir(join(dist, folder));
    await writeFile(join(dist, folder, 'wrangler.json'), JSON.stringify(config));
  }
  const [first, second, third] = await writeLocalWorkers(dist, { GIVEN: '2' }, 'mine');
  expect([first, second, third]).toEqual([
    join(dist, 'front/wrangler.mine.json'),
    join(dist, 'server/wrangler.mine.json'),
    operatorConfig,
  ]);
  expect(await read(first)).toEqual({
    name: 'tenger-front',
    vars: { GIVEN: '2' },
    services: [...front.services, ...operatorServices],
  });
  expect(await read(second)).toEqual({
    name: siteWorker,
    vars: { OWN: '1', GIVEN: '2' },
    services: operatorServices,
  });
});

test('bindOperator refuses the build when it was made for an environment', async () => {
  const directory = await writeBuilt({ name: 'tenger-demo', targetEnvironment: 'demo' });
  await expect(bindOperator(directory)).rejects.toThrow('built for the environment "demo"');
});
