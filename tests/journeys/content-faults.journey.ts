import { startFaultyUpstream } from '../support/faulty-upstream/start-faulty-upstream.ts';
import { expect, test } from './support/fixtures.ts';
import { sitePages } from './support/pages.ts';
import { faultNames, startFaultyApps } from './support/start-faulty-apps.ts';
import { timeAnswer } from './support/time-answer.ts';

const together = 3;
/** Looser than the 3.5 s of a single page: here dozens are rendered at once, on a machine that may be busy. */
const patienceMs = 15_000;

/** What a visitor must never read: the service's own messages, addresses, and stack traces. */
const raw =
  /stack trace|slow down|Maintenance|169\.254|UpstreamError|TypeError|SyntaxError|ZodError|\bat \S+\.js:\d|undefined|\[object Object\]|\bNaN\b/;

function toVisibleText(html: string): string {
  return html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
}

test("Every page is answered, with the site's own messages, whatever the content service does wrong", async () => {
  test.setTimeout(180_000);
  const upstream = await startFaultyUpstream();
  const apps = await startFaultyApps(upstream.url);
  try {
    const urls = await Promise.all(faultNames.map((fault) => apps.url(fault)));
    await Promise.all(urls.map((url) => timeAnswer(`${url}/robots.txt`)));
    for (let i = 0; i < sitePages.length; i += together) {
      const answers = sitePages.slice(i, i + together).flatMap(({ path }) =>
        faultNames.map(async (fault) => ({
          at: `${path} under ${fault}`,
          ...(await timeAnswer((await apps.url(fault)) + path)),
        })),
      );
      for (const { at, status, lastByteMs, html } of await Promise.all(answers)) {
        // A page that consists of the missing answer may have an error status.
        expect.soft([200, 404, 502, 503], at).toContain(status);
        expect.soft(lastByteMs, at).toBeLessThan(patienceMs);
        expect.soft(html, at).toContain('</html>');
        expect.soft(html, at).toMatch(/<h1\b/);
        expect.soft(toVisibleText(html), at).not.toMatch(raw);
      }
    }
    const uncaught = apps.complaints.filter((line) =>
      /uncaught|unhandled|"error":|Error:/i.test(line),
    );
    expect(uncaught.slice(0, 5)).toEqual([]);
  } finally {
    await apps.stop();
    await upstream.close();
  }
});
