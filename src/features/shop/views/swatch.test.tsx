import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { Swatch, Swatches } from './swatch.tsx';

test.each(['#1a2b3c', 'rebeccapurple', 'rgb(1 2 3 / 50%)'])(
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
  const html = renderToStaticMarkup(<Swatches colors={['red', 'blue']} label="2 colours" />);
  expect(html).toMatch(/^<p role="img" aria-label="2 colours"/);
  expect(html.match(/<svg aria-hidden="true"/g)).toHaveLength(2);
});
