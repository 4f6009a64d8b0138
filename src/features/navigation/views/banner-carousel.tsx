import type { Banner } from '#contracts/content/home.ts';
import { texts } from '#request/texts.ts';
import { Link } from '#ui/link.tsx';

/**
 * A row of slides with scroll snapping; it never moves by itself. The content of a slide is aligned to its bottom,
 * and all slides are as high as the highest: painted before the last one was parsed, they would move. So they are
 * hidden until then.
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { t, own } = texts();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('footer.offers')} className="at-once">
      <ul className="scrollbar-thin flex snap-x-mandatory gap-4 overflow-x-auto pb-2">
        {banners.map((banner, i) => (
          <li
            key={i}
            className="slide relative isolate w-[88%] shrink-0 snap-start overflow-hidden rounded-card bg-primary-tint lg:w-[calc(50%-8px)]"
          >
            {banner.image && (
              <img
                src={banner.image}
                alt=""
                width="1600"
                height="600"
                loading="lazy"
                decoding="async"
                className="hero-picture"
              />
            )}
            <div className="hero-text stack h-full min-h-56 items-start justify-end gap-4">
              <h2 className="mt-auto text-xl">{own(banner, 'title')}</h2>
              {banner.link && (
                <Link href={banner.link} className="btn-primary">
                  {own(banner, 'buttonText') || t('footer.see')}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      <i className="at-once-end" hidden />
    </section>
  );
}
