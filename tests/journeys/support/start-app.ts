import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { siteWorker, writeLocalWorkers } from '../../../scripts/bind-operator.ts';
import { callJobs } from '../../../scripts/call-jobs.ts';
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
  /** False where a change has to be seen at once: the front, as any other isolate, hears of it within half a minute. */
  withFront?: boolean;
  /** False where nothing waits for the jobs: each writes to the disk, for which a page may wait too long. */
  withJobs?: boolean;
}

/** How soon is tried again what an operator that was too busy has not answered. */
const jobsMs = 10_000;

/** Starts the built site and the operator, with data of their own and an empty cache, and calls the site's jobs. */
export async function startApp({
  name,
  directory,
  contentUrl,
  vars = {},
  withFront = true,
  withJobs = true,
}: AppOptions): Promise<Server> {
  const server = await startServer({
    configPaths: async (settings) => {
      const [front, ...others] = await writeLocalWorkers(
        join(runDirectory(), 'dist'),
        settings,
        randomUUID(),
      );
      return [...(withFront ? [front] : []), ...others].map((path) => resolve(path));
    },
    directory: directory ?? (await copySeed(name)),
    vars: {
      ...(contentUrl ? { CONTENT_BASE_URL: contentUrl, ABOUT_US_TOKEN: 'journeys' } : {}),
      ...vars,
    },
  });
  const stopJobs = withJobs
    ? callJobs(new URL(server.url).port, { everyMs: jobsMs, worker: siteWorker })
    : () => {};
  return {
    ...server,
    async stop() {
      stopJobs();
      await server.stop();
    },
    async kill() {
      stopJobs();
      await server.kill();
    },
  };
}
