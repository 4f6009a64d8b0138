import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from '#lib/log.ts';
import { type CleanNode, cleanHtml, htmlLimits } from './clean-html.ts';

type Tree = CleanNode | ReturnType<typeof cleanHtml>;

function measure(tree: Tree): { elements: number; depth: number; text: string } {
  if (tree.type === 'text') return { elements: 0, depth: 0, text: tree.value };
  const inner = 'children' in tree ? tree.children.map(measure) : [];
  const own = tree.type === 'element' ? 1 : 0;
  return {
    elements: own + inner.reduce((sum, { elements }) => sum + elements, 0),
    depth: own + Math.max(0, ...inner.map(({ depth }) => depth)),
    text: inner.map(({ text }) => text).join(''),
  };
}

const read = (html: string) => measure(cleanHtml(html));
const logged = vi.spyOn(log, 'warn').mockReturnValue();
afterEach(() => logged.mockClear());
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Formatting elements that the standard opens again in every paragraph, since none of them is closed. */
const open = (count: number) => Array.from({ length: count }, (_, i) => `<b id="${i}">`).join('');

test('cleanHtml shows the beginning when unclosed formatting makes too many elements', () => {
  const { elements, depth, text } = read(`<p>first ${open(20)}${'<p>x'.repeat(3000)}`);
  expect(elements).toBeLessThanOrEqual(htmlLimits.elements);
  expect(elements).toBeGreaterThan(htmlLimits.elements - 50);
  expect(depth).toBeLessThanOrEqual(htmlLimits.depth);
  expect(text.slice(0, 20)).toBe(`first ${'x'.repeat(14)}`);
  expect(logged).toHaveBeenCalledExactlyOnceWith('rich-text-cut', { kind: 'elements' });
});

test('cleanHtml keeps every word when unclosed formatting stands too deep', () => {
  const { elements, depth, text } = read(`<p>first ${open(300)}${'<p>x'.repeat(3000)}`);
  expect(elements).toBeLessThanOrEqual(htmlLimits.elements);
  expect(depth).toBe(htmlLimits.depth);
  expect(text.length).toBe('first '.length + 3000);
  expect(logged).toHaveBeenCalledExactlyOnceWith('rich-text-cut', { kind: 'depth' });
});

test('cleanHtml keeps every word when elements stand too deep', () => {
  const { depth, text } = read(`${'<blockquote>'.repeat(500)}words<p>more`);
  expect(depth).toBe(htmlLimits.depth);
  expect(text).toBe('wordsmore');
});

test('cleanHtml shows no script when it stands too deep', () => {
  const deep = '<blockquote>'.repeat(500);
  expect(read(`${deep}a<script>run()</script><style>x{}</style>b`).text).toBe('ab');
});

test('cleanHtml cuts a long text at the end of a word and says so', () => {
  const { text } = read(`<p>${'үгс '.repeat(9000)}</p>`);
  expect(text.slice(-8)).toBe(' үгс үгс…'.slice(-8));
  expect(bytesOf(text)).toBeLessThanOrEqual(htmlLimits.bytes);
  expect(bytesOf(text)).toBeGreaterThan(htmlLimits.bytes - 300);
  expect(logged).toHaveBeenCalledExactlyOnceWith('rich-text-cut', { kind: 'bytes' });
});

test('cleanHtml leaves out a tag that is cut off', () => {
  const { text } = read(`<p>${'a'.repeat(30_000)}<b title="${'b '.repeat(900)}">`);
  expect(text.length).toBe(30_000);
});

test('cleanHtml cuts one long word between letters', () => {
  const { text } = read('😀'.repeat(9000));
  expect(text.slice(-3)).toBe('😀…');
  expect(text.isWellFormed()).toBe(true);
});

test('cleanHtml leaves a text within the limits whole', () => {
  const html = `<p>${'words '.repeat(4000)}</p>`;
  expect(read(html).text.length).toBe(24_000);
  expect(logged).not.toHaveBeenCalled();
});

test('cleanHtml parses the same text once, and forgets it when others came', () => {
  const first = cleanHtml('<p>first</p>');
  expect(cleanHtml('<p>first</p>')).toBe(first);
  for (let i = 0; i < 100; i += 1) cleanHtml(`<p>${i}</p>`);
  expect(cleanHtml('<p>first</p>')).not.toBe(first);
  const second = cleanHtml('<p>second</p>');
  for (let i = 0; i < 10; i += 1) cleanHtml(`${'<br>'.repeat(1900)}${i}`);
  expect(cleanHtml('<p>second</p>')).not.toBe(second);
});

const names = [
  'a',
  'b',
  'i',
  'p',
  'ul',
  'li',
  'table',
  'tr',
  'td',
  'div',
  'svg',
  'template',
  'nobr',
];
const piece = fc.oneof(
  fc.constantFrom(...names).map((name) => `<${name}>`),
  fc.tuple(fc.constantFrom(...names), fc.nat(999)).map(([name, id]) => `<${name} id=${id}>`),
  fc.constantFrom(...names, 'br').map((name) => `</${name}>`),
  fc.constantFrom('x', ' ', '&amp;', '<!--', '-->', '<script>', '"'),
);

test('cleanHtml stays within its limits whatever the text is', () => {
  const texts = fc
    .tuple(fc.array(piece, { maxLength: 40 }), fc.nat(300), fc.array(piece, { maxLength: 10 }))
    .map(([start, times, again]) => start.join('') + again.join('').repeat(times));
  fc.assert(
    fc.property(texts, (html) => {
      const { elements, depth } = read(html);
      expect(elements).toBeLessThanOrEqual(htmlLimits.elements);
      expect(depth).toBeLessThanOrEqual(htmlLimits.depth);
    }),
    { numRuns: 300 },
  );
});
