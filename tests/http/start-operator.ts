import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { findFreePort } from '../support/find-free-port.ts';
import { readOperator } from './read-operator.ts';
import { copySeed } from './start-site.ts';

export interface Operator {
  origin: string;
  stop(): Promise<void>;
}

/** The embedded operator alone, seeded, as a service that is reached over HTTP. */
export async function startOperator(): Promise<Operator> {
  const directory = await copySeed();
  const port = await findFreePort();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      cf: false,
      resourcePersistencePath: join(directory, 'v3'),
      workers: [{ ...(await readOperator()), bindings: { ENVIRONMENT: 'development' } }],
    }),
  );
  await miniflare.ready;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await miniflare.dispose();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
