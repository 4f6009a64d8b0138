import { glob } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { visit } from './browser.ts';
import { flowParts, listFlows } from './flow-cost.ts';
import { type Bench, visitedPages } from './site.ts';
import { sum } from './targets.ts';
import { bundle, type Modules } from './workerd.ts';

const restMs = 700;
/** What V8 takes to list a KB of modules at a start, whether it runs or not (decision 017). */
const compileMs = 0.022;
const toKb = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1024;

/** Runs in the page. */
function readPage() {
  const inline = [...document.querySelectorAll('script')].filter(
    ({ src, type, text }) => !src && !type.includes('json') && !text.includes('__FLIGHT'),
  );
  const blocking = performance
    .getEntriesByType('resource')
    .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking');
  return { inline: inline.map(({ text }) => text).join('\n'), blocking: blocking.length };
}

/** Up to where the first paint waits for the document: the head, the shell and the first screen. */
function cutFirstScreen(html: string): string {
  const waited = [...html.matchAll(/<link [^>]*rel="expect"[^>]* href="#([^"]+)"/g)];
  const ends = waited.map(([, id]) => html.indexOf(` id="${id}"`));
  return ends.length === 0 ? html : html.slice(0, Math.max(...ends));
}

async function weighScripts(responses: readonly Response[]): Promise<number> {
  const scripts = responses.filter((response) => response.request().resourceType() === 'script');
  return sum(await Promise.all(scripts.map(async (script) => toKb(await script.body()))));
}

function weighPage(browser: Browser, url: URL) {
  return visit(browser, {}, async (page) => {
    const settle = async () => {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(restMs);
    };
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const document = await page.goto(url.href);
    await settle();
    const { inline, blocking } = await page.evaluate(readPage);
    const scriptsBefore = (await weighScripts(responses)) + toKb(inline);
    // The first sign of intent: what is fetched now was not needed before.
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 320);
    await settle();
    const allScripts = (await weighScripts(responses)) + toKb(inline);
    const firstFlight = toKb(cutFirstScreen((await document?.text()) ?? ''));
    return { scriptsBefore, allScripts, blocking, firstFlight };
  });
}

/** Figures 5, 6 and 16, gzipped. */
export async function weighPages({ build, readings, ...bench }: Bench): Promise<void> {
  const front = await bench.openFront(build);
  for (const { name, path, kind } of visitedPages) {
    const weight = await weighPage(await bench.browser(), new URL(path, front));
    const isShop = kind === 'shop';
    readings.note(isShop ? 'shopScripts' : 'contentScripts', name, weight.scriptsBefore);
    if (isShop) readings.note('allScripts', name, weight.allScripts);
    readings.note('renderBlocking', name, weight.blocking);
    readings.note('firstFlight', name, weight.firstFlight);
  }
}

const weighModules = (modules: Modules) => toKb(Object.values(modules).join('\n'));

/** The files' own code as one module, as a deploy has it: what they import from elsewhere has its place there. */
async function bundleFiles(files: readonly string[]): Promise<string> {
  const entry = resolve('all-files-of-a-part');
  const own = new Set(files.map((file) => resolve(file)));
  const isOwn = (id: string) => id === entry || own.has(id);
  const code = await bundle(entry, (id, _, isResolved) => isResolved && !isOwn(id), {
    plugins: [
      {
        name: 'files',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? [...own].map((file) => `import ${JSON.stringify(file)};`).join('\n')
            : null,
      },
    ],
    // Nothing of them is left out, because others use it.
    isWhole: true,
  });
  return code.replaceAll(`${process.cwd()}/`, '');
}

async function listFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(`${folder}/**/!(*.test).{ts,tsx}`)) files.push(file);
  return files;
}

/** Figure 13: what a deploy sends, all modules together, and what of it is the kernel's, the parts' and each flow's. */
export async function weighWorker({ builds, readings }: Bench): Promise<void> {
  for (const { name, modules, front } of builds) {
    readings.note('workerSize', '', weighModules(front ?? modules), name);
    if (front) readings.note('siteSize', '', weighModules(modules), name);
  }
  const shared = (await Promise.all(['src/forms', 'src/flow'].map(listFiles))).flat();
  const parts = shared.filter((file) => flowParts.test(file));
  const kernel = shared.filter((file) => !flowParts.test(file));
  readings.note('kernelSize', '', toKb(await bundleFiles(kernel)));
  readings.note('flowParts', '', toKb(await bundleFiles(parts)));
  for (const { name, files, staffFiles, started, texts } of await listFlows()) {
    const code = await bundleFiles(files);
    const staffCode = await bundleFiles(staffFiles);
    readings.note('flowSize', name, toKb(code));
    readings.note('flowStaff', name, toKb(staffCode));
    readings.note('flowTexts', name, toKb(texts));
    readings.note('flowRuns', name, toKb(await bundleFiles(started)));
    const all = code + staffCode + texts;
    readings.note('flowStart', name, (all.length / 1024) * compileMs);
  }
}
