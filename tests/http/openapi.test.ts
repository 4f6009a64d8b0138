import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCallName } from '../../scripts/calls/call.ts';
import { calls, listCalls } from '../../scripts/calls/calls.ts';
import { listContractFiles, listContracts } from '../../scripts/calls/list-contracts.ts';
import { servicesInOrder } from '../../scripts/openapi/conventions.ts';
import { readComments } from '../../scripts/openapi/read-comments.ts';
import { readExamples } from '../../scripts/openapi/read-examples.ts';
import { documentsFolder, toDocuments } from '../../scripts/openapi/to-documents.ts';
import { type Operator, startOperator } from './start-operator.ts';

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.stop());

async function readStored(): Promise<Map<string, string>> {
  const files = await readdir(documentsFolder);
  const texts = files.map((file) => readFile(join(documentsFolder, file), 'utf8'));
  return new Map((await Promise.all(texts)).map((text, index) => [files[index] ?? '', text]));
}

test('the documents say what the contracts and the operator say; `npm run contracts` writes them anew', async () => {
  const all = await listContracts();
  const described = servicesInOrder.flatMap((service) => listCalls(service, all.contracts));
  const written = await toDocuments(all, await readExamples(operator.origin, described));
  const stored = await readStored();
  expect([...stored.keys()].toSorted()).toEqual([...written.keys()].toSorted());
  const outdated = [...written].filter(([file, text]) => stored.get(file) !== text);
  expect(outdated.map(([file]) => file)).toEqual([]);
});

test('a linter that nobody here wrote finds nothing in the documents', async () => {
  const files = [...(await readStored()).keys()].map((file) => join(documentsFolder, file));
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  };
  const lint = (file: string) =>
    promisify(execFile)('redocly', ['lint', file, '--format=json'], { env });
  for (const { stdout } of await Promise.all(files.map(lint))) {
    expect(JSON.parse(stdout)).toMatchObject({
      totals: { errors: 0, warnings: 0, ignored: 0 },
      problems: [],
    });
  }
});

test('each description is of a contract', async () => {
  const { contracts } = await listContracts();
  const names = contracts.map(({ contract }) => `${contract.service} ${toCallName(contract)}`);
  const described = Object.entries(calls).flatMap(([service, own]) =>
    Object.keys(own).map((name) => `${service} ${name}`),
  );
  expect(described.filter((name) => !names.includes(name))).toEqual([]);
});

test('no comment of a field is lost on the way into the documents', async () => {
  // Of Cloudflare's and of payment providers nothing is described: they are built by others.
  const files = (await listContractFiles()).filter(
    (file) => !/(?:turnstile\.ts|payment\/[\w-]+\.ts)$/.test(file),
  );
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  // The other files hold shapes of this site.
  const { fields } = await readComments(files.filter((_, i) => sources[i]?.includes('contract({')));
  const texts = [...(await readStored()).values()].join('');
  expect(fields.filter((comment) => !texts.includes(JSON.stringify(comment)))).toEqual([]);
});
