/** A product's picture beside its name in a row. */
export function Thumbnail({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width="64"
      height="80"
      loading="lazy"
      className="h-20 w-16 shrink-0 rounded-control bg-sunken object-contain p-1"
    />
  );
}
