import { resolve } from 'node:path';
import { operatorConfig } from '../../../scripts/bind-operator.ts';
import { copySeed } from './run-directory.ts';
import { startServer } from './start-server.ts';

/** Starts the operator as a server of its own, which plays the real content service. */
export async function startOperator() {
  return startServer({
    configPaths: [resolve(operatorConfig)],
    directory: await copySeed('operator'),
  });
}
