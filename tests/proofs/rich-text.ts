import { GCProfiler } from 'node:v8';
import fc from 'fast-check';
import { runnerImport } from 'vite';
import type { RequestContext } from '#request/context.ts';
import { xssPayloads } from '../http/xss-payloads.ts';
import type { Figure } from './proof.ts';
import { visit } from '../unit/visit.ts';

const maxMs = 50;
const maxBytes = 10 * 1024 * 1024;
/** A machine with other work is slower by its caches too: what took too long is measured again. */
const tries = 4;
const made = Number(process.env['PROVE_RICH_TEXTS'] ?? 2000);

type Render = (html: string) => string;

const numbered = (count: number, toTag: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => toTag(i)).join('');

/** Each asks a parser for far more than its own length. */
const nasty: Readonly<Record<string, string>> = {
  'formatting opened again in every paragraph': `<p>${numbered(300, (i) => `<b id=${i}>`)}${'<p>x'.repeat(3000)}`,
  'a little of it, in many paragraphs': `<p>${numbered(20, (i) => `<b id=${i}>`)}${'<p>x'.repeat(7000)}`,
  'formatting opened again in every cell': `<table>${numbered(30, (i) => `<td><i id=${i}>`)}${'<td>x'.repeat(5000)}`,
  'formatting around tables': numbered(900, (i) => `<b id=${i}><table><tr><td>x</table>`),
  'links in links': '<a href=/>'.repeat(3000),
  'links around paragraphs': '<a href=/><p>x'.repeat(2200),
  'formatting closed around blocks': `${'<b><p>'.repeat(2000)}${'</b>'.repeat(2000)}`,
  'many kinds of formatting, closed crosswise': '<b><i><u><s><p></b></i></u></s>x'.repeat(900),
  'nobr in nobr': '<nobr>x'.repeat(4000),
  'fonts with many attributes': numbered(900, (i) => `<font a=${i} b=1 c=2 d=3 e=4>x`),
  'lists in lists': '<ul><li>'.repeat(4000),
  'tables in tables': '<table><tr><td>'.repeat(2000),
  'words in tables, which belong before them': '<table>x'.repeat(3800),
  'rows without cells': '<table><tr>x'.repeat(2500),
  'unknown elements, deep': '<q>'.repeat(10_000),
  'unknown elements, deep, with end tags of others': `${'<q>'.repeat(3000)}${'</z>'.repeat(5000)}`,
  'end tags alone': '</p>'.repeat(7600),
  'line breaks by end tags': '</br>'.repeat(6100),
  'templates in templates': '<template>'.repeat(3000),
  'drawings in drawings': '<svg><g>'.repeat(3800),
  'drawings that end in words': '<svg><p>x'.repeat(3400),
  'formulas in formulas': '<math><mi>'.repeat(3000),
  'options in selects': '<select><option>'.repeat(1900),
  'forms in buttons': '<form><button>'.repeat(2100),
  'framesets and bodies': numbered(1500, (i) => `<body a${i}=1><frameset>`),
  'one element, many attributes': `<b ${numbered(5000, (i) => `a${i} `)}>x`,
  'one attribute, very long': `<a href="/${'a'.repeat(500_000)}">x</a>`,
  'a link of half a megabyte of escapes': `<a href="/${'%41'.repeat(10_000)}">x</a>`,
  entities: '&CounterClockwiseContourIntegral;'.repeat(900),
  'entities without an end': '&'.repeat(30_000),
  comments: '<!---->'.repeat(4300),
  'a comment without an end': `<!--${'-'.repeat(30_000)}`,
  zeros: '\0'.repeat(30_000),
  'new lines': '\r\n'.repeat(15_000),
  'one long word': 'ө'.repeat(250_000),
  'halves of letters': '\uD800'.repeat(100_000),
  pictures: '<img src=/a>'.repeat(2500),
  'half a megabyte of paragraphs': '<p>Үг үг <b>үг</b></p>'.repeat(24_000),
  'an ordinary article': '<h2>Гарчиг</h2><p>Нэг <a href="/shop">өгүүлбэр</a>.</p>'.repeat(300),
};

const names = fc.constantFrom(
  ...'a b i u nobr font p div ul li table tr td caption h2 br'.split(' '),
  ...'svg math mi template select option button form body'.split(' '),
);
const piece = fc.oneof(
  names.map((name) => `<${name}>`),
  fc.tuple(names, fc.nat(999)).map(([name, i]) => `<${name} id=${i}>`),
  names.map((name) => `</${name}>`),
  fc.constantFrom('x', ' ', '&amp;', '<!--', '-->', '<script>', '</script>', '"', '>'),
);
/** A beginning, and a piece that is repeated: what costs much does so by repetition. */
const anyText = fc
  .tuple(fc.array(piece, { maxLength: 60 }), fc.array(piece, { maxLength: 8 }), fc.nat(4000))
  .map(([start, again, times]) => start.join('') + again.join('').repeat(times));

const context = visit({ origin: 'https://www.tenger.test' });

/** The component itself, from editors' HTML to what is sent. */
async function loadRender(): Promise<Render> {
  const options = { configFile: false, logLevel: 'error', mode: 'production' } as const;
  // React checks much more while it is developed with.
  process.env.NODE_ENV = 'production';
  const { module } = await runnerImport<{
    render: (html: string, context: RequestContext) => string;
  }>('./tests/proofs/render-rich-text.tsx', options);
  return (html) => module.render(html, context);
}

interface Cost {
  ms: number;
  bytes: number;
}

function measure(render: Render, html: string): Cost {
  const profiler = new GCProfiler();
  const before = process.memoryUsage().heapUsed;
  profiler.start();
  // The thread's own time, as a worker's limit counts it: other programs may be waited for.
  const started = process.threadCpuUsage();
  render(html);
  const { user, system } = process.threadCpuUsage(started);
  const ms = (user + system) / 1000;
  const { statistics } = profiler.stop();
  const freed = statistics.reduce(
    (sum, { beforeGC, afterGC }) =>
      sum + beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize,
    0,
  );
  // What was taken in all, also what was freed again on the way.
  return { ms, bytes: process.memoryUsage().heapUsed - before + freed };
}

/** No text of an editor, and none that somebody made to do harm, costs more than a page may. */
export async function proveRichText(): Promise<Figure[]> {
  const render = await loadRender();
  const write = console.error;
  console.error = () => {};
  let id = 0;
  // A text that is known already would cost nothing.
  const fresh = (html: string) => `<!--${(id += 1)}-->${html}`;
  for (const html of Object.values(nasty)) render(fresh(html));
  const worst = { ms: 0, bytes: 0 };
  const tooDear: string[] = [];
  const test = (name: string, html: string) => {
    let cost = measure(render, fresh(html));
    for (let left = tries; left > 1 && (cost.ms > maxMs || cost.bytes > maxBytes); left -= 1) {
      const again = measure(render, fresh(html));
      cost = { ms: Math.min(cost.ms, again.ms), bytes: Math.min(cost.bytes, again.bytes) };
    }
    worst.ms = Math.max(worst.ms, cost.ms);
    worst.bytes = Math.max(worst.bytes, cost.bytes);
    if (cost.ms <= maxMs && cost.bytes <= maxBytes) return;
    tooDear.push(name);
    console.log(`  ${name}: ${cost.ms.toFixed(1)} ms, ${(cost.bytes / 2 ** 20).toFixed(1)} MB`);
  };
  for (const [name, html] of Object.entries(nasty)) test(name, html);
  for (const payload of xssPayloads)
    test(payload, payload.repeat(Math.ceil(30_000 / payload.length)));
  for (const html of fc.sample(anyText, made)) test(JSON.stringify(html.slice(0, 100)), html);
  console.error = write;
  console.log(`  at most ${worst.ms.toFixed(1)} ms and ${(worst.bytes / 2 ** 20).toFixed(1)} MB`);
  const says = `texts over ${maxMs} ms or ${maxBytes / 2 ** 20} MB, of ${Object.keys(nasty).length + xssPayloads.length + made}`;
  return [{ says, found: tooDear.length, expected: 0 }];
}
