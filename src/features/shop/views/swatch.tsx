/** A colour as the operator names it; the words beside it say the same. */
export function Swatch({ color, size = 14 }: { color: string; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 14 14" className="shrink-0">
      <circle cx="7" cy="7" r="6" fill={color} className="stroke-edge" strokeWidth="1" />
    </svg>
  );
}
