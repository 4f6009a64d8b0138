interface QrCodeProps {
  text: string;
  label: string;
}

/** A run of dark modules as one rectangle, so that the path stays short. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

/** Drawn on the server. Dark on light in both themes, with a border of four modules, as readers need it. */
export async function QrCode({ text, label }: QrCodeProps) {
  // Few pages have one, so the encoder is not part of the cold start.
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="qr-code"
    >
      <path d={toPath(data)} />
    </svg>
  );
}
