import { resolve } from 'node:path';
import { operatorConfig } from '../../../scripts/bind-operator.ts';
import { copySeed } from './stage-directory.ts';
import { startServer } from './start-server.ts';

/** The reference operator as a server of its own, in the place of the real content service. */
export async function startOperator() {
  return startServer({
    configPaths: [resolve(operatorConfig)],
    directory: await copySeed('operator'),
  });
}
