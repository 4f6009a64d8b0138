import browserslist from 'browserslist';
import { browserslistToTargets, Features, transform } from 'lightningcss';

/** The oldest browsers in which everything that sells has to work: `browserslist` in package.json. */
const supported = browserslist();
const targets = browserslistToTargets(supported);

/**
 * The same browsers for scripts, without Safari. Safari 15 supports the same syntax as the other two, but naming it
 * would lower class fields because of a bug that nothing here meets, and add a helper chunk to every page.
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
    // It would add custom properties for `light-dark()`, which nothing uses.
    exclude: Features.LightDark,
  });
  return new TextDecoder().decode(code);
}

/** A colour in sRGB, which the oldest of these browsers support. The whole palette is within sRGB. */
export function toSrgb(colour: string): string {
  const [, first] = /color:([^;}]+)/.exec(minify(`a{color:${colour}}`)) ?? [];
  if (!first) throw new Error(`"${colour}" is no colour.`);
  return first;
}

/**
 * Compiles a style sheet for these browsers. Newer colour notations are replaced and not kept beside the fallback:
 * a wider gamut would not change the palette, and each colour would be written three times.
 */
export function toSupportedCss(css: string): string {
  return minify(css.replace(/\bok(?:lch|lab)\([^()]*\)/g, toSrgb));
}
