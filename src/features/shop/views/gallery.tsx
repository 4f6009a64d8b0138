import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';

interface GalleryProps {
  pictures: readonly string[];
  /** The first picture as a data URL, so that it needs no request; null where it is not available as one. */
  firstInline: string | null;
  name: string;
}

/**
 * A row of pictures with scroll snapping, and thumbnails below that link to them. `browser/show-in-row.ts` marks the
 * one whose picture is shown; without scripts none looks marked.
 */
export function Gallery({ pictures, firstInline, name }: GalleryProps) {
  const { t } = texts();
  // The height is fixed, because a picture may load late, and leaves space for name and price on the first screen.
  const height = requestContext().mode === 'kiosk' ? 'h-[24vh]' : 'h-[34vh] app:h-[56vh]';
  return (
    <div className="min-w-0">
      {/* The key resets the scroll position when another variant is chosen. */}
      <ul
        key={pictures[0]}
        aria-label={t('shop.pictures')}
        tabIndex={0}
        className="scrollbar-none flex scroll-smooth snap-x-mandatory overflow-x-auto rounded-card bg-sunken"
      >
        {pictures.map((picture, i) => (
          <li
            key={picture}
            id={`picture-${i + 1}`}
            className="w-full shrink-0 snap-center scroll-mt-4 p-4 sm:p-8"
          >
            <img
              src={i === 0 && firstInline !== null ? firstInline : picture}
              alt={t('shop.pictureOf', { name, index: i + 1, count: pictures.length })}
              width="480"
              height="600"
              loading={i === 0 ? 'eager' : 'lazy'}
              fetchPriority={i === 0 ? 'high' : 'auto'}
              decoding="async"
              className={`mx-auto aspect-[4/5] w-auto max-w-full object-contain ${height}`}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map((picture, i) => (
            <li key={picture} className="max-w-16 flex-[1_1_3rem]">
              <a
                href={`#picture-${i + 1}`}
                data-in-row
                aria-current={i === 0 ? 'true' : undefined}
                aria-label={t('shop.toPicture', { index: i + 1 })}
                className="row tap aspect-square justify-center rounded-control border-2 border-line bg-sunken p-1.5 hover:border-ink aria-[current]:border-ink"
              >
                <img
                  src={picture}
                  alt=""
                  width="480"
                  height="600"
                  loading="lazy"
                  decoding="async"
                  className="h-full w-auto object-contain"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
