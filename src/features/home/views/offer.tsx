import type { HomeContent } from '#contracts/content/home.ts';
import { formatMnt } from '#domain/money.ts';
import { texts } from '#request/texts.ts';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { withEndIcon } from '#ui/with-icon.ts';
import { Link } from '#ui/link.tsx';
import { WidePicture } from '#ui/wide-picture.tsx';
import { Horizon } from './horizon.tsx';

const priceKinds = {
  MONTH: 'home.monthly',
  ONCE: 'home.price',
  FROM: 'home.from',
} as const;

/** The main offer of the home page and its largest element (LCP), so its text is rendered first, in the shell. */
export function Offer({ offer }: { offer: NonNullable<HomeContent['offer']> }) {
  const { t, own } = texts();
  return (
    <div className="hero rounded-card bg-primary-tint">
      <div className="hero-text stack items-start justify-center gap-4">
        <h1 tabIndex={-1} className="text-4xl">
          {own(offer, 'title')}
        </h1>
        <p className="text-lg">{own(offer, 'lead')}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link href={offer.link} className={`btn-primary px-6 ${withEndIcon('arrow-right')}`}>
            {own(offer, 'buttonText')}
          </Link>
          {offer.priceMnt ? (
            <span className="text-xl font-bold tracking-tight">
              {t(priceKinds[offer.priceKind], { price: formatMnt(offer.priceMnt) })}
            </span>
          ) : null}
        </div>
      </div>
      {/* After the text that it is positioned by: painted before the text is complete, the picture would move. */}
      {offer.image && (
        <WidePicture
          src={offer.image}
          width={1600}
          height={600}
          fetchPriority="high"
          className="hero-picture"
        />
      )}
      <Horizon />
      <FirstScreenEnd />
    </div>
  );
}
