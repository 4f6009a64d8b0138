import type { Engine, Size } from './engine.ts';
import { Page } from './page.ts';
import type { Proxy } from './slow-scripts.ts';

export const desktop: Size = { width: 1280, height: 900 };
export const phone: Size = { width: 390, height: 844 };

interface OpenOptions {
  size?: Size;
  scripts?: boolean;
}

/** One run of a journey in one engine. */
export interface Visit {
  proxy: Proxy;
  /** A new visitor: a tab without cookies and with an empty cache. The previous tab is closed. */
  open(options?: OpenOptions): Promise<Page>;
}

export interface Journey {
  name: string;
  /** Throws where a check fails; returns a remark for the output, if there is one. */
  run(visit: Visit): Promise<string | undefined>;
}

export async function runVisit(
  engine: Engine,
  proxy: Proxy,
  run: (visit: Visit) => Promise<string | undefined>,
): Promise<string | undefined> {
  let close: () => Promise<void> = async () => {};
  proxy.scriptsLateMs = 0;
  proxy.posts.length = 0;
  try {
    return await run({
      proxy,
      async open({ size = desktop, scripts = true } = {}) {
        await close();
        const tab = await engine.open({ size, scripts });
        close = () => tab.close();
        return new Page(tab, proxy.origin);
      },
    });
  } finally {
    await close().catch(() => {});
  }
}
