import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { runInContext } from '#request/context.ts';
import { visit } from '../../tests/unit/visit.ts';
import { RichText } from './rich-text.tsx';

function render(html: string, given: Parameters<typeof visit>[0] = {}): string {
  const markup = runInContext(visit(given), () => renderToStaticMarkup(<RichText html={html} />));
  return markup.replace(/^<div class="rich ">|<\/div>$/g, '');
}

test.each([
  '<p>Текст <strong>тод</strong>, <em>налуу</em><br/>шинэ мөр</p>',
  '<h2>Гарчиг</h2><ul><li>нэг</li><li>хоёр</li></ul><ol><li>гурав</li></ol>',
  '<blockquote>Иш татав</blockquote><hr/><p>H<sub>2</sub>O, м<sup>2</sup></p>',
  '<p><a href="/news">Мэдээ</a> <a href="#top">дээш</a> <a href="tel:2222">2222</a></p>',
])('RichText renders %s unchanged', (html) => {
  expect(render(html)).toBe(html);
});

test('RichText opens a new tab and says so when a link leaves the site', () => {
  const html = render('<a href="https://elsewhere.example/">Гадагш</a>', { locale: 'en' });
  expect(html).toContain(
    'href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer"',
  );
  expect(html).toContain('(opens in a new tab)');
});

test('RichText renders a link out of the site as text when this is a kiosk', () => {
  const html = render('<a href="https://elsewhere.example/">Гадагш</a>', { mode: 'kiosk' });
  expect(html).toBe('<span>Гадагш</span>');
});

test('RichText renders pictures with lazy loading, size and description', () => {
  const html = render('<img src="/pictures/a.svg" alt="Зураг" width="400" height="300">');
  expect(html).toContain(
    'src="/pictures/a.svg" alt="Зураг" width="400" height="300" loading="lazy"',
  );
  expect(render('<img src="https://img.example.mn/a.png">')).toContain('alt=""');
});

test.each([
  'https://elsewhere.example/a.png',
  'https://img.example.mn.elsewhere.example/a.png',
  'https://img.example.mn:8443/a.png',
  'http://img.example.mn/a.png',
  '//elsewhere.example/a.png',
  'https://user:pw@img.example.mn/a.png',
  'https://user@img.example.mn/a.png',
])('RichText drops the picture %s, which browsers would refuse and report', (src) => {
  expect(render(`<p>Үг<img src="${src}"></p>`)).toBe('<p>Үг</p>');
});

test('RichText keeps the words of a link that it drops', () => {
  expect(render('<a href="https://user:pw@img.example.mn/">Үг</a>')).toBe('Үг');
  expect(render('<a href="javascript:x()">Үг</a>')).toBe('Үг');
});

test('RichText puts a table into a scrolling frame that takes the focus', () => {
  const html = render(
    '<table><tr><th scope="col">Багц</th></tr><tr><td colspan="2">1</td></tr></table>',
  );
  expect(html).toMatch(/^<div class="table" role="group" aria-label="[^"]+" tabindex="0"><table>/);
  expect(html).toContain('<th scope="col">Багц</th>');
  expect(html).toMatch(/<td colspan="2">1<\/td>/i);
});

test('RichText renders a heading of the fourth level as one of the third', () => {
  expect(render('<h4>Дэд гарчиг</h4>')).toBe('<h3>Дэд гарчиг</h3>');
});

test('RichText renders the text of unknown elements, and nothing of scripts', () => {
  expect(render('<section><p>Үг <blink>үлдэнэ</blink></p></section>')).toBe('<p>Үг үлдэнэ</p>');
  expect(render('<p onclick="x()" style="color:red" class="a">Үг</p><script>x()</script>')).toBe(
    '<p>Үг</p>',
  );
});

test('RichText escapes text', () => {
  expect(render('1 &lt; 2 &amp; 3 > 2')).toBe('1 &lt; 2 &amp; 3 &gt; 2');
  expect(render('')).toBe('');
});

const rowsOf = (rows: string[][]) =>
  `<table><tr><th>Он</th><th>Үйл явдал</th></tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const years = ['1996', '2004', '2009'];

test.each([
  ['a table of years and what happened', years.map((year) => [year, 'Нээлээ']), true],
  ['years with numbers', years.map((year) => [year, '28']), false],
  ['three columns', years.map((year) => [year, 'Нээлээ', 'Дархан']), false],
  ['anything else', ['нэг', 'хоёр', 'гурав'].map((name) => [name, 'Нээлээ']), false],
  [
    'two rows',
    [
      ['1996', 'Нээлээ'],
      ['2004', 'Нээлээ'],
    ],
    false,
  ],
])('%s: only years told in words become a line of time', (_what, rows, isLine) => {
  expect(render(rowsOf(rows)).includes('class="table years"')).toBe(isLine);
});
