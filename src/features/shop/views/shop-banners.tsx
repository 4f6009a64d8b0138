import type { Banner } from '#contracts/content/home.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { WidePicture } from '#ui/wide-picture.tsx';
import { withIcon } from '#ui/with-icon.ts';

/** A row of banners that never moves by itself; renders nothing where the service fails. */
export function ShopBanners({ read }: { read: Read<Banner[]> }) {
  const { t, own } = texts();
  return (
    <Section
      read={read}
      skeleton={<div className="skeleton h-42 sm:h-44 rounded-card" />}
      failed={null}
    >
      {(banners) =>
        banners.length > 0 && (
          <section aria-label={t('shop.offers')}>
            <ul className="scrollbar-thin flex snap-x gap-4 overflow-x-auto overscroll-x-contain pb-2">
              {banners.map((banner, i) => (
                <li
                  key={i}
                  className="shop-banner rounded-card bg-primary-tint focus-within:outline-2 focus-within:outline-primary"
                >
                  {banner.image && (
                    <WidePicture
                      src={banner.image}
                      width={1600}
                      height={600}
                      loading="lazy"
                      className="shop-banner-picture"
                    />
                  )}
                  <h2 className="text-lg leading-snug sm:max-w-[46%]">{own(banner, 'title')}</h2>
                  {banner.link && (
                    <Link
                      href={banner.link}
                      // What comes after it covers the card, so its icon comes before it, and is shown behind it.
                      className={`cover-link row tap mt-auto flex-row-reverse justify-end gap-1.5 text-sm font-bold text-primary-strong ${withIcon('arrow-right')}`}
                    >
                      {own(banner, 'buttonText') || t('footer.see')}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Section>
  );
}
