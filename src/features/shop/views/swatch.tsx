/** A name, or a colour's numbers: what else the attribute would take could fetch something. */
const plainColor = /^(#[0-9a-f]{3,8}|[a-z]{3,24}|(rgb|hsl|oklch)a?\([\d\s.,%/]{1,40}\))$/i;

/** A colour as the operator names it; the words beside it say the same. */
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
