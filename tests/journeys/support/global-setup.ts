import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../scripts/run.ts';
import { seedLocal } from '../../../scripts/seed.ts';
import { checkRoutes } from './check-routes.ts';
import { sitePages } from './pages.ts';
import { copySeed, makeRunDirectory } from './run-directory.ts';
import { startApp } from './start-app.ts';
import { startOperator } from './start-operator.ts';

/** One build, one seed, one operator, and one app for all journeys that change no settings; others start their own. */
export default async function setUp() {
  checkRoutes();
  if (!existsSync('dist/front/index.js')) await run('npm', ['run', '--silent', 'build']);
  const directory = await makeRunDirectory();
  process.env['JOURNEYS_DIRECTORY'] = directory;
  // Copied, so that a build that runs meanwhile does not change what is tested.
  await cp('dist', join(directory, 'dist'), { recursive: true });
  await seedLocal({ persistTo: join(directory, 'seed') });
  const operator = await startOperator();
  // A SIM that is replaced waits for nobody here.
  const vars = { SIM_RECOVERY_WAIT_MINUTES: '0' };
  const data = await copySeed('app');
  const app = await startApp({ name: 'app', directory: data, vars }).catch(
    async (error: unknown) => {
      await operator.stop();
      throw error;
    },
  );
  process.env['JOURNEYS_APP'] = app.url;
  process.env['JOURNEYS_APP_DATA'] = data;
  process.env['JOURNEYS_OPERATOR'] = operator.url;
  // Fills the cache, so that from here on the pages come complete.
  await Promise.all(sitePages.map(({ path }) => fetch(app.url + path).then((res) => res.text())));
  console.log(`journeys: ${app.url}, logs and data in ${directory}`);
  return async () => {
    await Promise.all([app.stop(), operator.stop()]);
    if (!process.env['JOURNEYS_KEEP']) await rm(directory, { recursive: true, force: true });
  };
}
