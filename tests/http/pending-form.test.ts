import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type FaultyUpstream,
  startFaultyUpstream,
} from '../support/faulty-upstream/start-faulty-upstream.ts';
import { listElements, readFormWith, toText } from './page-html.ts';
import { sendTo } from './send-to.ts';
import { type Site, startSite } from './start-site.ts';

let upstream: FaultyUpstream;
let site: Site;

const consent = {
  version: '7',
  titleMn: 'Зөвшөөрөл',
  titleEn: 'Consent',
  bodyMn: '<p>Нэг.</p>',
  bodyEn: '<p>One.</p>',
  effectiveFrom: '2026-01-01T00:00:00.000Z',
  purposes: [{ id: 'news', required: false, textMn: 'Мэдээ', textEn: 'News' }],
};

beforeAll(async () => {
  upstream = await startFaultyUpstream();
  upstream.set('/', { fault: '500' });
  upstream.set('/digital-consent', {
    answer: { data: { attributes: consent } },
    delayMs: 900,
  });
  site = await startSite({ CONTENT_BASE_URL: upstream.url, ABOUT_US_TOKEN: 'pending-form' });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

test('without scripts a form in a section that was pending gets its answer in one that is ready', async () => {
  const late = await (await sendTo(site.origin, '/digital-consent')).text();
  const fields = readFormWith(late, 'version');
  expect(fields.map(([name]) => name)).toContain('$ACTION_KEY');
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const answer = await sendTo(site.origin, '/digital-consent', {
    method: 'POST',
    body,
    headers: { origin: site.origin },
  });
  const html = await answer.text();
  // This time it was not waited for.
  expect(upstream.calls('/digital-consent')).toBe(1);
  const status = listElements(html).find(
    ({ properties }) => properties['autoFocus'] !== undefined && properties['role'] === 'status',
  );
  if (!status) throw new Error('The page does not answer.');
  expect(toText(status)).not.toBe('');
  expect(status.properties['hidden']).toBeUndefined();
});
