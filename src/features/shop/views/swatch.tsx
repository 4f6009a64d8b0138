/** A colour name or value. Another value, such as `url(…)`, could make the browser fetch something. */
const plainColor = /^(#[0-9a-f]{3,8}|[a-z]{3,24}|(rgb|hsl|oklch)a?\([\d\s.,%/]{1,40}\))$/i;

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
      color={plainColor.test(color) ? color : 'transparent'}
      className="swatch shrink-0 rounded-full border-1 border-edge"
    />
  );
}

/** A row of such dots. */
export function Swatches({ colors, label }: { colors: readonly string[]; label: string }) {
  return (
    <p role="img" aria-label={label} className="row gap-1.5 pt-1">
      {colors.map((color) => (
        <Swatch key={color} color={color} />
      ))}
    </p>
  );
}
