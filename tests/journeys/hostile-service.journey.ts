import { createHostileWords, hostileMark, hostileTexts } from '../support/hostile-words.ts';
import { listen } from '../support/listen.ts';
import { expect, hydrate, prefer, test } from './support/fixtures.ts';
import { sitePages } from './support/pages.ts';
import { startApp } from './support/start-app.ts';

// Without the policy nothing but the pages themselves keeps a script from running.
test.use({ bypassCSP: true });

/** The operator, with something hostile in every text of every answer. */
async function startHostileOperator(operator: string) {
  const { spoil } = createHostileWords();
  return listen(async ({ method, path, query, headers, body }, res) => {
    const passed = ['authorization', 'content-type', 'idempotency-key'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const answer = await fetch(operator + path + query, {
      method,
      headers: Object.fromEntries(passed),
      redirect: 'manual',
      ...(body === '' ? {} : { body }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    res.end(isJson ? JSON.stringify(spoil(JSON.parse(text))) : text);
  });
}

test('Nothing of a hostile service runs in any public page, also without a content security policy', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(180_000);
  const hostile = await startHostileOperator(process.env['JOURNEYS_OPERATOR'] ?? '');
  const app = await startApp({
    name: 'hostile',
    contentUrl: hostile.url,
    vars: {
      COMMERCE_BASE_URL: hostile.url,
      MOBILE_BASE_URL: hostile.url,
      COVERAGE_BASE_URL: hostile.url,
    },
  });
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(`${page.url()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(app.url) && !/^(?:data|blob):/.test(url)) foreign.push(url);
  });
  const shown = new Set<string>();
  const existing = sitePages.filter(({ status }) => status === 200);
  try {
    // The first time fills the caches: whole lists are read page by page, and are late.
    for (const { path } of existing) await (await fetch(app.url + path)).text();
    for (const [i, { path }] of existing.entries()) {
      await prefer(context, app.url, {
        lang: i % 2 === 0 ? 'mn' : 'en',
        mode: (['browser', 'webview', 'kiosk'] as const)[i % 3] ?? 'browser',
        prompt: 'web',
      });
      await page.goto(app.url + path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await hydrate(page);
      // What opens by a press or by being looked at, too.
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
        for (const one of document.querySelectorAll<HTMLElement>('[popover]')) one.showPopover?.();
        for (const one of document.querySelectorAll<HTMLElement>('a, [tabindex]')) one.focus();
        scrollTo(0, document.body.scrollHeight);
      });
      const found = await page.evaluate((mark) => {
        const links = [...document.querySelectorAll('[href], [src], [action], [formaction]')];
        const dangerous = links.flatMap((one) =>
          ['href', 'src', 'action', 'formaction'].flatMap((name) => {
            const value = one.getAttribute(name) ?? '';
            return /^\W*(?:java\W*script|vbscript|data:text)/i.test(value) ? [value] : [];
          }),
        );
        const handlers = [...document.querySelectorAll('*')].flatMap((one) =>
          one.getAttributeNames().filter((name) => name.startsWith('on') || name === 'srcdoc'),
        );
        return {
          hasRun: mark in window,
          dangerous,
          handlers,
          text: document.documentElement.outerHTML,
        };
      }, hostileMark);
      expect.soft([found.hasRun, found.dangerous, found.handlers], path).toEqual([false, [], []]);
      for (const text of hostileTexts) {
        const start = text.slice(0, 9).replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        if (found.text.includes(start)) shown.add(text);
      }
    }
    expect(dialogs).toEqual([]);
    expect(foreign).toEqual([]);
    await page.goto('about:blank');
    // A picture may be missing, and nothing else is complained of: React would say that it kept a script from running.
    expect(watch.complaints().filter((line) => !/status of 404/.test(line))).toEqual([]);
    // It was there to be run: as words.
    expect(shown.size).toBeGreaterThan(hostileTexts.length / 2);
  } finally {
    await page.goto('about:blank');
    await app.stop();
    await hostile.close();
  }
});
