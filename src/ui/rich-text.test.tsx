import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { runInContext } from '#request/context.ts';
import { visit } from '../../tests/unit/visit.ts';
import { RichText } from './rich-text.tsx';

function draw(html: string, given: Parameters<typeof visit>[0] = {}): string {
  const drawn = runInContext(visit(given), () => renderToStaticMarkup(<RichText html={html} />));
  return drawn.replace(/^<div class="rich ">|<\/div>$/g, '');
}

test.each([
  '<p>Текст <strong>тод</strong>, <em>налуу</em><br/>шинэ мөр</p>',
  '<h2>Гарчиг</h2><ul><li>нэг</li><li>хоёр</li></ul><ol><li>гурав</li></ol>',
  '<blockquote>Иш татав</blockquote><hr/><p>H<sub>2</sub>O, м<sup>2</sup></p>',
  '<p><a href="/news">Мэдээ</a> <a href="#top">дээш</a> <a href="tel:2222">2222</a></p>',
])('%s stays as the editor wrote it', (html) => {
  expect(draw(html)).toBe(html);
});

test('a link out of the site opens a new tab and says so', () => {
  const html = draw('<a href="https://elsewhere.example/">Гадагш</a>', { locale: 'en' });
  expect(html).toContain(
    'href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer"',
  );
  expect(html).toContain('(opens in a new tab)');
});

test('on the kiosk a link out of the site is only its words', () => {
  const html = draw('<a href="https://elsewhere.example/">Гадагш</a>', { mode: 'kiosk' });
  expect(html).toBe('<span>Гадагш</span>');
});

test('pictures load late and keep their size and description', () => {
  const html = draw('<img src="/pictures/a.svg" alt="Зураг" width="400" height="300">');
  expect(html).toContain(
    'src="/pictures/a.svg" alt="Зураг" width="400" height="300" loading="lazy"',
  );
  expect(draw('<img src="https://img.example.mn/a.png">')).toContain('alt=""');
});

test('a table scrolls in a frame of its own that the keyboard reaches', () => {
  const html = draw(
    '<table><tr><th scope="col">Багц</th></tr><tr><td colspan="2">1</td></tr></table>',
  );
  expect(html).toMatch(/^<div class="table" tabindex="0"><table>/);
  expect(html).toContain('<th scope="col">Багц</th>');
  expect(html).toMatch(/<td colspan="2">1<\/td>/i);
});

test('headings keep their order: the lowest level is drawn as the third', () => {
  expect(draw('<h4>Дэд гарчиг</h4>')).toBe('<h3>Дэд гарчиг</h3>');
});

test('unknown elements leave their words behind, scripts leave nothing', () => {
  expect(draw('<section><p>Үг <blink>үлдэнэ</blink></p></section>')).toBe('<p>Үг үлдэнэ</p>');
  expect(draw('<p onclick="x()" style="color:red" class="a">Үг</p><script>x()</script>')).toBe(
    '<p>Үг</p>',
  );
});

test('text stays text', () => {
  expect(draw('1 &lt; 2 &amp; 3 > 2')).toBe('1 &lt; 2 &amp; 3 &gt; 2');
  expect(draw('')).toBe('');
});
