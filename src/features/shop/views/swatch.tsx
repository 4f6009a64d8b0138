/** A colour name or value. Other values of `fill`, such as `url(…)`, could make the browser fetch something. */
const plainColor = /^(#[0-9a-f]{3,8}|[a-z]{3,24}|(rgb|hsl|oklch)a?\([\d\s.,%/]{1,40}\))$/i;

/** A decorative dot in a product's colour; the text beside it names the colour. */
export function Swatch({ color, size = 14 }: { color: string; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 14 14" className="shrink-0">
      <circle
        cx="7"
        cy="7"
        r="6"
        fill={plainColor.test(color) ? color : 'none'}
        className="stroke-edge"
        strokeWidth="1"
      />
    </svg>
  );
}
