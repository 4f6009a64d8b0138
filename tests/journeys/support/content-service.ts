import {
  type FaultyUpstream,
  startFaultyUpstream,
} from '../../support/faulty-upstream/start-faulty-upstream.ts';
import { test as base } from './fixtures.ts';
import { copySeed } from './run-directory.ts';
import { startApp } from './start-app.ts';

export interface ContentService {
  /** The proxy between the site and the operator, which fails and delays on demand. */
  upstream: FaultyUpstream;
  /** The address of the site that depends on it; its cache is empty at first. */
  url: string;
  readLog(): Promise<string>;
  /** Starts a new process on the same data, so that only the shared cache is left; answers with its address. */
  restart(): Promise<string>;
}

interface Fixtures {
  content: ContentService;
  /** True where the shop's service is behind the proxy, too. */
  withCommerce: boolean;
}

/** Journeys with a site of their own, whose content service fails on demand. */
export const test = base.extend<Fixtures>({
  withCommerce: [false, { option: true }],
  content: async ({ baseURL, page, withCommerce }, give) => {
    const proxyTo = process.env['JOURNEYS_OPERATOR'];
    if (!baseURL || !proxyTo) throw new Error('there is no operator: run by playwright.config.ts');
    const upstream = await startFaultyUpstream({ proxyTo });
    const directory = await copySeed('content');
    const vars = withCommerce ? { COMMERCE_BASE_URL: upstream.url } : {};
    const start = () =>
      startApp({ name: 'content', directory, contentUrl: upstream.url, vars, withJobs: false });
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
