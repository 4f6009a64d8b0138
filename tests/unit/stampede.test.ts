import { SELF } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openRemoteUpstream } from '../support/faulty-upstream/remote-upstream.ts';

const home = {
  data: { tiles: [], footerBanners: [], footer: { about_us: [], help: [], contact_us: [] } },
};

function readAtOnce(base: string, count: number): Promise<string[]> {
  const headers = { 'x-content-base': base };
  return Promise.all(
    Array.from({ length: count }, async () =>
      (await SELF.fetch('http://host.test/', { headers })).text(),
    ),
  );
}

test('five hundred requests for one cold key make at most two calls over HTTP', async () => {
  const upstream = openRemoteUpstream();
  await upstream.set('/contents/home', { answer: home, delayMs: 50 });
  const answers = await readAtOnce(upstream.base, 500);
  expect(answers.filter((answer) => answer !== 'ok')).toEqual([]);
  const seen = await upstream.requests('/contents/home');
  expect(seen.length).toBeGreaterThanOrEqual(1);
  expect(seen.length).toBeLessThanOrEqual(2);
});

test('five hundred requests for a key of a dead service do not storm it', async () => {
  const upstream = openRemoteUpstream();
  const answers = await readAtOnce(upstream.faultyBase('500'), 500);
  expect(new Set(answers)).toEqual(new Set(['status']));
  const seen = await upstream.requests('/contents/home', '500');
  // One call and its retry; once more where this machine took over a second for the five hundred.
  expect(seen.length).toBeLessThanOrEqual(4);
});
