/** A colour name or value. Other values of `fill`, such as `url(…)`, could make the browser fetch something. */
const plainColor = /^(#[0-9a-f]{3,8}|[a-z]{3,24}|(rgb|hsl|oklch)a?\([\d\s.,%/]{1,40}\))$/i;

const toFill = (color: string, other = 'none') => (plainColor.test(color) ? color : other);

/**
 * A decorative dot in a product's colour; the text beside it names the colour. It is the background of an empty
 * drawing, since its attribute `color` is the one way to a colour from the data that the policy allows.
 */
export function Swatch({ color, size = 14 }: { color: string; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      color={toFill(color, 'transparent')}
      className="swatch shrink-0 rounded-full border-1 border-edge"
    />
  );
}

const step = 20;

/**
 * A row of such dots as one drawing. They are set as HTML: React would hide parts of a streamed drawing by a style
 * attribute, which the content security policy forbids.
 */
export function Swatches({ colors, label }: { colors: readonly string[]; label: string }) {
  const width = colors.length * step - 6;
  const dots = colors.map(
    (color, i) => `<circle cx="${i * step + 7}" cy="7" r="6" fill="${toFill(color)}"></circle>`,
  );
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height="14"
      viewBox={`0 0 ${width} 14`}
      className="swatches mt-1 shrink-0 stroke-edge"
      dangerouslySetInnerHTML={{ __html: dots.join('') }}
    />
  );
}
