/** Where the layout has room for the picture: see `sm` of the theme. */
const fromTablet = '(min-width: 640px)';
/** The smallest picture there is; an empty SVG would be a document. */
export const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

interface WidePictureProps {
  src: string;
  className: string;
  width: number;
  height: number;
  loading?: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'auto';
}

/** Decorative, and only where there is room: a phone neither shows nor fetches it, its words stand alone. */
export function WidePicture({ src, className, width, height, ...rest }: WidePictureProps) {
  return (
    <picture>
      <source media={fromTablet} srcSet={src} width={width} height={height} />
      <img
        src={noPicture}
        alt=""
        decoding="async"
        className={`${className} max-sm:hidden`}
        {...rest}
      />
    </picture>
  );
}
