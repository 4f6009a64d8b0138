import {
  type FaultyUpstream,
  startFaultyUpstream,
} from '../../support/faulty-upstream/start-faulty-upstream.ts';
import { test as base } from './fixtures.ts';
import { copySeed } from './stage-directory.ts';
import { startApp } from './start-app.ts';

export interface ContentService {
  /** Between the site and the operator: fails and delays on demand. */
  upstream: FaultyUpstream;
  /** The site that depends on it, with nothing in its cache at first. */
  url: string;
  readLog(): Promise<string>;
  /** A new process on the same data: what it remembers is what the shared cache holds. */
  restart(): Promise<string>;
}

/** Journeys through a site of their own whose content service is not well. */
export const test = base.extend<{ content: ContentService }>({
  content: async ({ baseURL, page }, give) => {
    const proxyTo = process.env['JOURNEYS_OPERATOR'];
    if (!baseURL || !proxyTo) throw new Error('there is no operator: run by playwright.config.ts');
    const upstream = await startFaultyUpstream({ proxyTo });
    const directory = await copySeed('content');
    const start = () => startApp({ name: 'content', directory, contentUrl: upstream.url });
    let app = await start();
    // A page that is left open would ask for its scripts while the site is away.
    const stop = async () => {
      await page.goto('about:blank');
      await app.stop();
    };
    await give({
      upstream,
      url: app.url,
      readLog: () => app.readLog(),
      async restart() {
        await stop();
        app = await start();
        return app.url;
      },
    });
    await stop();
    await upstream.close();
  },
});
