import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';

/** The oldest browsers in which everything that sells has to work: `browserslist` in package.json. */
const supported = browserslist();
const targets = browserslistToTargets(supported);

/**
 * The same for the scripts. Safari 15 knows all syntax that the other two do; named, it would have class fields
 * lowered for a bug that nothing here meets, at the price of a helper chunk for everybody.
 */
export const scriptTargets = (['chrome', 'firefox'] as const).map(
  (name) => `${name}${(targets[name] ?? 0) >> 16}`,
);

function minify(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: new TextEncoder().encode(css),
    minify: true,
    targets,
    // It would write the theme's choice of colours as custom properties for `light-dark()`, which nothing uses.
    exclude: Features.LightDark,
  });
  return new TextDecoder().decode(code);
}

/** One colour as the oldest of these browsers knows it: in sRGB, which holds the whole palette. */
export function toSrgb(colour: string): string {
  const [, first] = /color:([^;}]+)/.exec(minify(`a{color:${colour}}`)) ?? [];
  if (!first) throw new Error(`"${colour}" is no colour.`);
  return first;
}

/**
 * The style sheet as these browsers can read it. Newer notations of a colour are replaced, not added to: a wider
 * gamut would show the palette no differently, and each would be written three times.
 */
export function toSupportedCss(css: string): string {
  return minify(css.replace(/\bok(?:lch|lab)\([^()]*\)/g, toSrgb));
}
