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

test('readCached makes at most two calls when five hundred requests read one cold key', async () => {
  const upstream = openRemoteUpstream();
  await upstream.set('/contents/home', { answer: home, delayMs: 50 });
  const answers = await readAtOnce(upstream.base, 500);
  expect(answers.filter((answer) => answer !== 'ok')).toEqual([]);
  const seen = await upstream.requests('/contents/home');
  expect(seen.length).toBeGreaterThanOrEqual(1);
  expect(seen.length).toBeLessThanOrEqual(2);
});

test('readCached makes few calls when five hundred requests read from a dead service', async () => {
  const upstream = openRemoteUpstream();
  const answers = await readAtOnce(upstream.faultyBase('500'), 500);
  expect(new Set(answers)).toEqual(new Set(['status']));
  const seen = await upstream.requests('/contents/home', '500');
  // One call and its retry, and the same again if the machine needs more than a second for all requests.
  expect(seen.length).toBeLessThanOrEqual(4);
});
