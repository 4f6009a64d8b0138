import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '#request/context.ts';
import { RichText } from '#ui/rich-text.tsx';
import { listElements } from './page-html.ts';
import { xssPayloads } from './xss-payloads.ts';
import { visit } from '../unit/visit.ts';

const context = visit({ locale: 'en', origin: 'https://www.tenger.test' });

/** As it reaches the browser: rendered to HTML, and parsed again. */
function draw(html: string, mode: RequestContext['mode'] = 'browser') {
  return runInContext({ ...context, mode }, () =>
    listElements(renderToStaticMarkup(<RichText html={html} />), true),
  );
}

const tags = new Set([
  'div',
  'span',
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'hr',
  'i',
  'img',
  'li',
  'link',
  'ol',
  'p',
  's',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
]);
const attributes = new Set([
  // Of the frame of a table, which scrolls.
  'role',
  'ariaLabel',
  'href',
  'title',
  'src',
  'alt',
  'width',
  'height',
  'colSpan',
  'rowSpan',
  'scope',
  'target',
  'rel',
  'className',
  'loading',
  'decoding',
  'tabIndex',
  'as',
]);

function expectSafeElements(elements: ReturnType<typeof draw>, label: string) {
  for (const { tagName, properties } of elements) {
    expect.soft(tags, label).toContain(tagName);
    for (const [name, value] of Object.entries(properties)) {
      expect.soft(attributes, label).toContain(name);
      if (name === 'href')
        expect
          .soft(String(value), label)
          .toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:|#)[\x21-\x7e]*$/);
      if (name === 'src')
        expect.soft(String(value), label).toMatch(/^(\/(?![/\\])|https:\/\/)[\x21-\x7e]*$/);
      if (name === 'className') expect.soft(String(value), label).toMatch(/^(rich|table|sr-only)$/);
    }
  }
}

test('the corpus is large', () => {
  expect(new Set(xssPayloads).size).toBeGreaterThan(250);
});

test('nothing that runs, frames, styles or names survives in the words of an editor', () => {
  for (const payload of xssPayloads) expectSafeElements(draw(payload), payload);
});

test('nor inside of other elements, nor after a second reading', () => {
  const wraps = [
    '<p>X</p>',
    '<table><tr><td>X</td></tr></table>',
    '<table>X</table>',
    '<ul><li>X',
    '<figure><figcaption>X</figcaption></figure>',
    '<a href="/x">X</a>',
    '<svg>X</svg>',
    '<math><mtext>X</mtext></math>',
    '<select>X</select>',
    '<noscript>X</noscript>',
    '<h4>X</h4>',
    '<!-- X -->',
  ];
  for (const payload of xssPayloads) {
    for (const wrap of wraps) {
      const html = wrap.replace('X', () => payload);
      expectSafeElements(draw(html), html);
    }
    const once = runInContext(context, () => renderToStaticMarkup(<RichText html={payload} />));
    expectSafeElements(draw(once), `twice: ${payload}`);
  }
});

const links: [html: string, href: string, leaves: boolean][] = [
  ['/news', '/news', false],
  ['/news?page=2#top', '/news?page=2#top', false],
  ['#top', '#top', false],
  ['tel:2222', 'tel:2222', false],
  ['mailto:a@b.mn', 'mailto:a@b.mn', false],
  ['https://www.example.mn/x', 'https://www.example.mn/x', true],
  ['http://www.example.mn', 'http://www.example.mn/', true],
  ['//evil.test/x', 'https://evil.test/x', true],
  ['/\\evil.test', 'https://evil.test/', true],
  ['\\\\evil.test', 'https://evil.test/', true],
  ['/\t/evil.test', 'https://evil.test/', true],
  ['/.//evil.test', '/evil.test', false],
  ['https:evil', '/evil', false],
];

test.each(['javascript:alert(1)', 'https://', 'https://user:pw@www.example.mn/'])(
  'of a link to %j only the words stay',
  (href) => {
    const elements = draw(`<a href="${href}">x</a>`);
    expect(elements.map(({ tagName }) => tagName)).toEqual(['div']);
  },
);

test.each(links)('a link to %j leads to %s', (href, expected, leaves) => {
  const [link] = draw(`<a href="${href}">x</a>`).filter(({ tagName }) => tagName === 'a');
  expect(link?.properties['href']).toBe(expected);
  expect(link?.properties['rel']).toEqual(leaves ? ['noopener', 'noreferrer'] : undefined);
  const onKiosk = draw(`<a href="${href}">x</a>`, 'kiosk').filter(({ tagName }) => tagName === 'a');
  expect(onKiosk.length).toBe(/^[/#]/.test(expected) ? 1 : 0);
});

test.each([
  ['/pictures/x.svg', '/pictures/x.svg'],
  ['https://img.example.mn/x.png', 'https://img.example.mn/x.png'],
  ['http://img.example.mn/x.png', undefined],
  ['//img.example.mn/x.png', 'https://img.example.mn/x.png'],
  ['data:image/png;base64,AA', undefined],
  ['', undefined],
])('a picture from %j comes from %s', (src, expected) => {
  const [picture] = draw(`<img src="${src}">`).filter(({ tagName }) => tagName === 'img');
  expect(picture?.properties['src']).toBe(expected);
});

test('text stays text', () => {
  const elements = draw('<p>a &lt;script&gt;alert(1)&lt;/script&gt; b</p>');
  expect(elements.map(({ tagName }) => tagName)).toEqual(['div', 'p']);
});
