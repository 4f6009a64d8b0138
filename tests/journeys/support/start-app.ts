import { join, resolve } from 'node:path';
import { operatorConfig } from '../../../scripts/bind-operator.ts';
import { copySeed, runDirectory } from './run-directory.ts';
import { startServer, type Server } from './start-server.ts';

interface AppOptions {
  name: string;
  /** Data of an app that was stopped; without it the app has data of its own. */
  directory?: string;
  /** The base address of the content service; without it the operator is asked. */
  contentUrl?: string;
  /** Other settings. */
  vars?: Record<string, string>;
}

/** Starts the built site and the operator, with data of their own and an empty cache. */
export async function startApp({
  name,
  directory,
  contentUrl,
  vars = {},
}: AppOptions): Promise<Server> {
  return startServer({
    configPaths: [join(runDirectory(), 'dist/server/wrangler.local.json'), resolve(operatorConfig)],
    directory: directory ?? (await copySeed(name)),
    vars: {
      ...(contentUrl ? { CONTENT_BASE_URL: contentUrl, ABOUT_US_TOKEN: 'journeys' } : {}),
      ...vars,
    },
  });
}
