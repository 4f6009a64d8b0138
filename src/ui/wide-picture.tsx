/** From this width on the layout has space for the picture: `sm` of the theme. */
const fromTablet = '(min-width: 640px)';
/** An empty GIF of 1 × 1 px: an SVG would be parsed as a document. */
export const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

interface WidePictureProps {
  src: string;
  className: string;
  width: number;
  height: number;
  loading?: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'auto';
}

/** A decorative picture for wide screens: a phone neither shows nor fetches it. */
export function WidePicture({ src, className, width, height, ...rest }: WidePictureProps) {
  const shared = { decoding: 'async', className: `${className} max-sm:hidden` } as const;
  // What is hidden is near no screen, so a picture that is loaded lazily is not fetched.
  if (rest.loading === 'lazy') {
    return <img src={src} alt="" width={width} height={height} {...shared} {...rest} />;
  }
  return (
    <picture>
      <source media={fromTablet} srcSet={src} width={width} height={height} />
      <img src={noPicture} alt="" {...shared} {...rest} />
    </picture>
  );
}
