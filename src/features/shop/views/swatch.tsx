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

const dot = 14;
const step = 20;

/** A row of such dots as one picture: a list of products has a hundred of them, and each element costs. */
export function Swatches({ colors, label }: { colors: readonly string[]; label: string }) {
  const shown = colors.filter((color) => plainColor.test(color));
  if (shown.length === 0) return null;
  const circles = shown.map(
    (color, i) =>
      `<circle cx="${i * step + dot / 2}" cy="7" r="6.5" fill="${color}" stroke="gray"/>`,
  );
  const width = (shown.length - 1) * step + dot;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${dot}">${circles.join('')}</svg>`;
  return (
    <img
      alt={label}
      width={width}
      height={dot}
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
    />
  );
}
