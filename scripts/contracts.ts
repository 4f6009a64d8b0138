/** `npm run contracts`: writes what each service is asked for into `docs/openapi`, with answers of the embedded operator. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startOperator } from '../tests/http/start-operator.ts';
import { listCalls } from './calls/calls.ts';
import { listContracts } from './calls/list-contracts.ts';
import { servicesInOrder } from './openapi/conventions.ts';
import { readExamples } from './openapi/read-examples.ts';
import { documentsFolder, toDocuments } from './openapi/to-documents.ts';

const all = await listContracts();
const operator = await startOperator();
try {
  const described = servicesInOrder.flatMap((service) => listCalls(service, all.contracts));
  const examples = await readExamples(operator.origin, described);
  await mkdir(documentsFolder, { recursive: true });
  for (const [file, text] of await toDocuments(all, examples)) {
    await writeFile(join(documentsFolder, file), text);
    console.log(`${join(documentsFolder, file)}: ${(text.length / 1024).toFixed(0)} KB`);
  }
} finally {
  await operator.stop();
}
