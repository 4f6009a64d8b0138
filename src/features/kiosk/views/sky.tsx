/** The brand's mark as a landscape: the sun under the arc of the sky, and the steppe. */
export function Sky() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 520"
      preserveAspectRatio="xMidYMax slice"
      className="attract-sky"
      fill="none"
    >
      <g className="stroke-primary" strokeLinecap="round">
        <path d="M130 440a370 370 0 0 1 740 0" strokeWidth="34" />
        <path d="M30 440a470 470 0 0 1 940 0" strokeWidth="6" opacity=".3" />
        <path d="M-70 440a570 570 0 0 1 1140 0" strokeWidth="6" opacity=".18" />
      </g>
      <g className="fill-accent">
        <circle cx="500" cy="330" r="210" opacity=".14" />
        <circle cx="500" cy="330" r="150" opacity=".24" />
        <circle cx="500" cy="330" r="92" />
      </g>
      <g className="fill-primary">
        <path d="M-200 400c210-70 400-60 590-14s440 22 810-84v230h-1400z" opacity=".26" />
        <path d="M-200 450c240-80 450-66 670-24s430 30 730-42v150h-1400z" opacity=".5" />
        <path d="M-200 490c330-62 570-36 790-12s390 12 610-18v80h-1400z" />
      </g>
    </svg>
  );
}
