import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bindOperator, operatorServices } from './bind-operator.ts';

async function writeBuilt(config: object): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'tenger-built-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  await writeFile(join(directory, 'wrangler.json'), JSON.stringify(config));
  return directory;
}

test('bindOperator adds the binding to a copy of the built configuration', async () => {
  const directory = await writeBuilt({ name: 'tenger', services: [] });
  const bound: unknown = JSON.parse(await readFile(await bindOperator(directory), 'utf8'));
  expect(bound).toEqual({ name: 'tenger', services: operatorServices });
});

test('bindOperator refuses the build when it was made for an environment', async () => {
  const directory = await writeBuilt({ name: 'tenger-demo', targetEnvironment: 'demo' });
  await expect(bindOperator(directory)).rejects.toThrow('built for the environment "demo"');
});
