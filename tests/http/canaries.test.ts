import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fault, faults } from '../support/faulty-upstream/faults.ts';
import {
  type FaultyUpstream,
  startFaultyUpstream,
} from '../support/faulty-upstream/start-faulty-upstream.ts';
import { canaries, listFaultyRequests, toSpellings } from './faulty-requests.ts';
import { edgeForms } from './form-cases.ts';
import { expectQuietLog } from './quiet-log.ts';
import { sendTo } from './send-to.ts';
import { actions, inParallel } from './site.ts';
import { type Site, startSite } from './start-site.ts';

/** More of them: `PROVE_CANARIES=20000`. */
const count = Number(process.env['PROVE_CANARIES'] ?? 1000);
const seed = Number(process.env['PROVE_SEED'] ?? 7);

const bearer = 'CANARY-bearer-of-about-us';
const spellings = [...Object.values(canaries), bearer].flatMap(toSpellings);
const find = (text: string) => spellings.filter((spelling) => text.includes(spelling));
/** By name, in whatever spelling. */
const findCanaries = (text: string) =>
  Object.entries({ ...canaries, bearer })
    .filter(([, canary]) => toSpellings(canary).some((spelling) => text.includes(spelling)))
    .map(([name]) => name);

let site: Site;
let upstream: FaultyUpstream;

beforeAll(async () => {
  upstream = await startFaultyUpstream();
  // A service that always fails, in each of its ways in turn.
  site = await startSite({
    CONTENT_BASE_URL: upstream.url,
    COMMERCE_BASE_URL: upstream.url,
    ABOUT_US_TOKEN: bearer,
  });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

test(
  'of what faulty requests bring, nothing comes back in an error or a header, and nothing is logged',
  async () => {
    const quick = Object.keys(faults).filter(
      (fault) => !['hang', 'trickle', 'huge'].includes(fault),
    );
    const targets = [...actions.map((id) => `/RSC/F/${id}.txt`), ...Object.keys(edgeForms)];
    const requests = [...listFaultyRequests(seed, count, { origin: site.origin, targets })];
    const statuses = new Map<number, number>();
    let sent = 0;
    await inParallel(requests, async ({ path, init }) => {
      sent += 1;
      if (sent % 20 === 0) upstream.set('/', { fault: quick[(sent / 20) % quick.length] as Fault });
      const answer = await sendTo(site.origin, path, init);
      const text = await answer.text();
      const label = `${init.method} ${path}`;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const headers = [...answer.headers].filter(([name]) => name !== 'location');
      expect.soft(find(JSON.stringify(headers)), `${label}: headers`).toEqual([]);
      // A page of the site, also one that was not found, names its own address; nothing else may.
      const isRendered = /html|x-component/.test(answer.headers.get('content-type') ?? '');
      const named = answer.status < 500 && isRendered ? findCanaries(path) : [];
      const going = findCanaries(`${text} ${answer.headers.get('location') ?? ''}`);
      const own = answer.status === 303 ? findCanaries(path.replace(/[?&]t=[^&]*/g, '')) : named;
      expect
        .soft(
          going.filter((name) => !own.includes(name)),
          label,
        )
        .toEqual([]);
      expect.soft(text, label).not.toMatch(/\bat \w+ \(|node_modules|stack trace|SQLITE/);
    });
    // The requests were faulty, and of many kinds.
    expect([...statuses.keys()].length).toBeGreaterThan(5);
    const refused = [...statuses].filter(([status]) => status >= 400).map(([, times]) => times);
    expect(refused.reduce((sum, times) => sum + times, 0)).toBeGreaterThan(count / 3);
    expect(find(site.lines.join('\n'))).toEqual([]);
    expectQuietLog(site.lines);
    // The site still answers.
    expect((await sendTo(site.origin, '/robots.txt')).status).toBe(200);
  },
  60_000 + count * 20,
);

const secretNames =
  /ABOUT_US_TOKEN|WEBVIEW_TOKEN|_PEPPER|_BASE_URL|encryption_key|-----BEGIN|INSERT INTO|operator\.internal|\/RSC\/F\/constructor/;

test('what browsers load holds no secret, no statement and no map of the source', () => {
  const files = readdirSync('dist/public', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of files.filter((name) => /\.(js|css|html|json|txt)$/.test(name))) {
    const text = readFileSync(join('dist/public', file), 'utf8');
    expect.soft(secretNames.exec(text)?.[0], file).toBeUndefined();
    expect.soft(text, file).not.toMatch(/sourceMappingURL/);
    expect.soft(/\b(?:99|95|94|85)\d{6}\b/.exec(text)?.[0], file).toBeUndefined();
  }
});
