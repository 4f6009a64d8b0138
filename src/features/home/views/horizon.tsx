/**
 * An inline drawing of the steppe at sunrise: on a phone the offer is complete at the first paint, without a
 * request for a picture.
 */
export function Horizon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 132"
      preserveAspectRatio="xMaxYMax slice"
      className="horizon"
    >
      <g className="fill-accent">
        <circle cx="290" cy="76" r="58" opacity=".14" />
        <circle cx="290" cy="76" r="38" opacity=".26" />
        <circle cx="290" cy="76" r="20" />
      </g>
      <g className="fill-primary">
        <path d="M0 92c60-22 110-20 170-6s128 6 230-24v70H0z" opacity=".26" />
        <path d="M0 112c70-26 132-22 196-8s124 10 204-12v40H0z" opacity=".5" />
        <path d="M0 124c96-20 168-12 232-4s112 4 168-6v18H0z" />
      </g>
      <path
        d="M118 44h44M132 54h58M26 30h34"
        className="stroke-primary"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".28"
      />
    </svg>
  );
}
