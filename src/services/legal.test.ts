import { expect, test, vi } from 'vitest';
import { legalText } from '#contracts/content/pages.ts';
import { legalTexts, type LegalName } from '#domain/legal.ts';
import type { Line } from '#features/privacy/model.ts';
import { toShortHash } from '#lib/hash.ts';
import { retention } from '#retention.ts';
import { cookies } from '../../tests/unit/retention/cookies.ts';
import * as cache from './cache/read-cached.ts';
import { findAcceptedVersion, findLegalVersion, readLegalText, readLegalVersion } from './legal.ts';
import { UpstreamError } from './upstream/upstream-error.ts';

const found = import.meta.glob<string>('../../public/legal/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = Object.fromEntries(
  Object.entries(found).map(([path, text]) => [path.split('/').at(-1) ?? '', text]),
);
const assets = {
  fetch: async (address: string) => {
    const text = files[new URL(address).pathname.replace('/legal/', '')];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  },
};
const nothing = async () => ({ ok: false as const, error: new Error('no such call') });
const names = Object.keys(legalTexts) as LegalName[];
const newest = (name: LegalName) => legalTexts[name][0].version;

test('every version of every text is there in both languages, with the same sections', async () => {
  const expected = names.flatMap((name) =>
    legalTexts[name].flatMap(({ version }) =>
      ['mn', 'en'].map((of) => `${name}-${version}.${of}.html`),
    ),
  );
  expect(Object.keys(files).toSorted()).toEqual(expected.toSorted());
  for (const name of names) {
    for (const { version } of legalTexts[name]) {
      const given = { version, files: assets, ask: nothing };
      const [mn, en] = [
        await readLegalText(name, 'mn', given),
        await readLegalText(name, 'en', given),
      ];
      expect([name, mn?.sections.length]).toEqual([name, en?.sections.length]);
      expect(mn?.sections.length).toBeGreaterThan(2);
      expect(JSON.stringify([mn, en])).not.toMatch(/\{\{|<h2>/);
      expect(mn?.titleMn).not.toBe(en?.titleEn);
    }
  }
});

/** What was published. A text that is changed is a new version with a line of its own; these lines stay. */
const published: Readonly<Record<string, string>> = {
  'accessibility-1.en.html': '1w1aidh',
  'accessibility-1.mn.html': '1fy1i2v',
  'complaints-1.en.html': '14qgbw3',
  'complaints-1.mn.html': '5cadgy',
  'delivery-1.en.html': 'dxldbg',
  'delivery-1.mn.html': '15c7hxu',
  'privacy-1.en.html': 'l908hm',
  'privacy-1.mn.html': '1615xgj',
  'privacy-2.en.html': '16wkco4',
  'privacy-2.mn.html': 'oeykgq',
  'privacy-3.en.html': '8gjija',
  'privacy-3.mn.html': '1c20bv4',
  'privacy-4.en.html': 'fu0wgb',
  'privacy-4.mn.html': 'td86nu',
  'terms-1.en.html': 'i92i9t',
  'terms-1.mn.html': 'qjgcg0',
  'terms-2.en.html': '1io5nd3',
  'terms-2.mn.html': 'kzbcxf',
};

test('a version that was published says what it said', () => {
  const now = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, toShortHash(text)]),
  );
  expect(now).toEqual(published);
});

test('versions are listed from the newest on, and none of them is to come', () => {
  for (const name of names) {
    const since = legalTexts[name].map((one) => one.since);
    expect(since).toEqual(since.toSorted().toReversed());
  }
});

test('the text in force is the editors’ where it has a version, else the site’s own', async () => {
  const editors = legalText.parse({
    titleMn: 'Нөхцөл',
    version: '2027-01',
    sections: [{ titleMn: 'Захиалга', bodyMn: '<p>Шинэ</p>' }],
  });
  const ask = async () => ({ ok: true as const, value: editors });
  expect(await readLegalText('terms', 'mn', { files: assets, ask })).toMatchObject({
    titleMn: 'Нөхцөл',
  });
  expect(await findLegalVersion('terms', { ask })).toBe('2027-01');
  const without = async () => ({ ok: true as const, value: { ...editors, version: '' } });
  for (const other of [without, nothing]) {
    expect(await findLegalVersion('terms', { ask: other })).toBe(newest('terms'));
    const own = await readLegalText('terms', 'mn', { files: assets, ask: other });
    expect(own?.version).toBe(newest('terms'));
  }
  // One that orders were made by is still to be read.
  const first = await readLegalText('terms', 'mn', { version: '1', files: assets, ask });
  expect(first).toMatchObject({ version: '1' });
  expect(await readLegalText('terms', 'mn', { version: '99', files: assets, ask })).toBeNull();
});

test.each([
  ['no call', { ok: false, error: new UpstreamError('not-found', 'content') }, 'ready'],
  ['no answer yet', null, 'pending'],
] as const)(
  'the version that a page shows where the editors have %s is %s',
  async (_, known, state) => {
    const result = known ? Promise.resolve(known) : new Promise<never>(() => {});
    vi.spyOn(cache, 'readOne').mockResolvedValue({ state: 'pending', result });
    const { state: shown } = await readLegalVersion('terms');
    vi.restoreAllMocks();
    expect(shown).toBe(state);
  },
);

test('what was accepted is the version that was shown, also when the editors publish or do not answer', async () => {
  const editors = legalText.parse({
    titleMn: 'Нөхцөл',
    version: '2027-02',
    sections: [{ titleMn: 'Захиалга', bodyMn: '<p>Шинэ</p>' }],
  });
  const publishing = async (_name: LegalName, version?: string) => ({
    ok: true as const,
    value: { ...editors, version: version ?? '2027-02' },
  });
  const refusing = async (_name: LegalName, version?: string) =>
    version
      ? { ok: false as const, error: new UpstreamError('not-found', 'content') }
      : publishing(_name);
  expect(await findAcceptedVersion('terms', '2027-01', { ask: publishing })).toBe('2027-01');
  expect(await findAcceptedVersion('terms', '2', { ask: publishing })).toBe('2');
  expect(await findAcceptedVersion('terms', '2027-01', { ask: nothing })).toBe('2027-01');
  // Never shown: nobody has such a version.
  expect(await findAcceptedVersion('terms', '99', { ask: refusing })).toBe('2027-02');
  expect(await findAcceptedVersion('terms', '', { ask: publishing })).toBe('2027-02');
  expect(await findAcceptedVersion('terms', '', { ask: nothing })).toBe(newest('terms'));
});

const units: Readonly<Record<string, number>> = {
  цаг: 3_600_000,
  hour: 3_600_000,
  hours: 3_600_000,
  хоног: 86_400_000,
  day: 86_400_000,
  days: 86_400_000,
  жил: 365 * 86_400_000,
  years: 365 * 86_400_000,
};
const toTimes = (text: string) =>
  [...text.matchAll(/(\d+) (цаг|хоног|жил|hours|hour|days|day|years)/g)].map(
    ([, count, unit = '']) => Number(count) * (units[unit] ?? 0),
  );
const readCells = (text: string, attribute: string) =>
  [...text.matchAll(new RegExp(`${attribute}="([^"]+)">([^<]*)<`, 'g'))].map(
    ([, name = '', said = '']): [string, string] => [name, said],
  );

const policies = [
  files[`privacy-${newest('privacy')}.mn.html`],
  files[`privacy-${newest('privacy')}.en.html`],
];

test.each(policies)(
  'the privacy policy says how long things are kept as the retention table does',
  (text = '') => {
    const lines: Readonly<Record<string, Line>> = retention;
    const cells = readCells(text, 'data-kept');
    expect(cells.length).toBeGreaterThan(10);
    for (const [table, said] of cells) {
      const kept = (lines[table]?.ends ?? []).map(({ ms }) => ms).filter((ms) => ms > 0);
      // Ten years have leap days.
      const isSaid = (ms: number) =>
        toTimes(said).some((time) => ms >= time && ms - time < 4 * 86_400_000);
      for (const ms of kept) expect([table, said, ms, isSaid(ms)]).toEqual([table, said, ms, true]);
    }
    const named = new Set(cells.map(([table]) => table));
    for (const [table, { part, ends }] of Object.entries(lines)) {
      if (part && ends) expect([...named, 'customer_cart']).toContain(table);
    }
  },
);

test.each(policies)('the privacy policy names every cookie, and how long it lives', (text = '') => {
  const cells = Object.fromEntries(readCells(text, 'data-cookie'));
  const said = Object.fromEntries(
    Object.entries(cells).map(([name, time]) => [name, (toTimes(time)[0] ?? -1) / 86_400_000]),
  );
  expect(said).toEqual(
    Object.fromEntries(Object.entries(cookies).map(([name, { days }]) => [name, days])),
  );
});
