import { join, resolve } from 'node:path';
import { operatorConfig } from '../../../scripts/bind-operator.ts';
import { copySeed, runDirectory } from './stage-directory.ts';
import { startServer, type Server } from './start-server.ts';

interface AppOptions {
  name: string;
  /** Data of an app that was stopped, to go on with; left out, its own. */
  directory?: string;
  /** Where the content service is; left out, the operator stands in for it. */
  contentUrl?: string;
  /** Other settings. */
  vars?: Record<string, string>;
}

/** The built site, the operator beside it, with data of its own and nothing in its cache. */
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
      // All journeys come from one network.
      TAN_NETWORK_HOURLY: '1000000',
      ...(contentUrl ? { CONTENT_BASE_URL: contentUrl, ABOUT_US_TOKEN: 'journeys' } : {}),
      ...vars,
    },
  });
}
