import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { translator } from '#i18n/translator.ts';
import { bindOperator, operatorConfig } from '../../scripts/bind-operator.ts';
import { seedLocal } from '../../scripts/seed.ts';
import { contact, HomeVisitor, readShown, toAgreed } from '../http/home-visitor.ts';
import { startServer } from '../journeys/support/start-server.ts';
import type { Figure } from './proof.ts';

const t = translator('en');

/** What the next version of the flow asks: a name of two words. Each text has to be found once. */
const edits: readonly (readonly [file: string, text: RegExp, next: string])[] = [
  ['flow.ts', /version: \d+,/, 'version: 1000,'],
  [
    'form.ts',
    /name: requiredText\((.+?)\), \.\.\.contactFields/,
    'name: v.pipe(requiredText($1), v.regex(/\\S\\s+\\S/, invalid)), ...contactFields',
  ],
];

/** Not copied: what is made, and what is found from below. */
const left = new Set(['node_modules', 'dist', '.git', '.cache', '.wrangler', 'tests', 'bench']);

/** Builds this tree with the edits, beside it, and returns where the worker is. */
async function buildNext(): Promise<{ root: string; built: string }> {
  const entries = ['src', 'build', 'locales', 'public', 'operator', 'scripts', 'migrations'];
  const files = [
    'package.json',
    'tsconfig.json',
    'uno.config.ts',
    'waku.config.ts',
    'wrangler.toml',
  ];
  await mkdir('.cache', { recursive: true });
  // Below this tree, so that its packages are found.
  const root = await mkdtemp(join('.cache', 'next-version-'));
  for (const name of [...entries, ...files]) {
    await cp(name, join(root, name), {
      recursive: true,
      filter: (path) => !left.has(basename(path)),
    });
  }
  for (const [file, text, next] of edits) {
    const path = join(root, 'src/features/home-internet', file);
    const before = await readFile(path, 'utf8');
    const after = before.replace(text, next);
    if (after === before) throw new Error(`${file} has nothing like ${text} to change`);
    await writeFile(path, after);
  }
  // It throws, with what was said, where the next version does not build.
  await promisify(execFile)(resolve('node_modules/.bin/waku'), ['build'], { cwd: root });
  return { root, built: join(root, 'dist/server') };
}

/** What a page of the flow says to somebody who has begun by the version before. */
async function continueByNext(
  visit: HomeVisitor,
  fromBefore: Awaited<ReturnType<HomeVisitor['see']>>,
) {
  const late = await visit.send('confirm', toAgreed(fromBefore), fromBefore);
  const shown = await visit.see('contact');
  const [address, visitStep] = [await visit.see('address'), await visit.see('visit')];
  const next = await visit.fill('contact', { ...contact, name: 'Болдбаатар Дорж' }, shown);
  const ordered = await visit.confirm();
  return {
    late: late.headers.get('location'),
    isTold: shown.html.includes(t('flow.refill')),
    typed: shown.typed,
    address: address.typed,
    visit: visitStep.typed,
    next,
    ordered: ordered.headers.get('location') ?? '',
  };
}

/** A draft of the version before is continued by the next one, over the same data. */
export async function proveDrafts(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'tenger-prove-drafts-'));
  const startedAt = performance.now();
  const { root, built } = await buildNext();
  const builtMs = Math.round(performance.now() - startedAt);
  console.log(`  the next version was built in ${builtMs} ms`);
  try {
    await seedLocal({ persistTo: directory, products: 0 });
    const startAt = async (serverDir?: string) =>
      startServer({ configPaths: [await bindOperator(serverDir), operatorConfig], directory });
    const before = await startAt();
    const whole = new HomeVisitor(before.url);
    const half = new HomeVisitor(before.url);
    await whole.fillUntilConfirm();
    await whole.fill('contact', { ...contact, name: 'Болдбаатар' });
    const seen = {
      confirm: await whole.see('confirm'),
      address: (await whole.see('address')).typed,
      visit: (await whole.see('visit')).typed,
    };
    await half.fillUntil('contact');
    await before.stop();
    const next = await startAt(built);
    const wholeNext = new HomeVisitor(next.url, Object.fromEntries(whole.cookies));
    const halfNext = new HomeVisitor(next.url, Object.fromEntries(half.cookies));
    const found = await continueByNext(wholeNext, seen.confirm);
    const untouched = await halfNext.ask('/home-internet/confirm');
    const halfShown = readShown(await (await halfNext.ask('/home-internet/contact')).text());
    await next.stop();
    const isSame = (a: unknown, b: unknown) => Number(JSON.stringify(a) === JSON.stringify(b));
    const facts: [string, boolean | number][] = [
      [
        'the last form of the version before leads to the step that has changed',
        found.late === '/home-internet/contact',
      ],
      ['that step says that it has changed', found.isTold],
      [
        'it shows what was typed',
        found.typed['name'] === 'Болдбаатар' && found.typed['phone'] === contact.phone,
      ],
      ['the address is kept', isSame(found.address, seen.address)],
      ['the visit is kept', isSame(found.visit, seen.visit)],
      ['filled in again, it goes on to the last step', found.next === 'confirm'],
      ['the order is made', found.ordered.startsWith('/home-internet/result?id=')],
      [
        'a draft that had not come so far goes on where it was',
        untouched.headers.get('location') === '/home-internet/contact',
      ],
      ['and is told nothing', !halfShown.html.includes(t('flow.refill'))],
    ];
    return facts.map(([says, holds]) => ({ says, found: Number(holds), expected: 1 }));
  } finally {
    await rm(directory, { recursive: true, force: true });
    await rm(root, { recursive: true, force: true });
  }
}
