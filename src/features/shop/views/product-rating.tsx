import type { Product } from '#contracts/commerce/products.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { findVisitorId } from '#identity/session.ts';
import { points } from '../form.ts';
import { RatingForm } from '../islands/rating-form.tsx';
import { findRating } from '../store.ts';

/** Null but for browsers without scripts: with scripts the page is the same for everybody, and the form fetches it. */
async function findOwnPoint(productId: string): Promise<number | null> {
  const { complete, posted } = requestContext();
  if (!complete && !posted) return null;
  try {
    const visitorId = await findVisitorId();
    return visitorId ? await findRating(visitorId, productId) : null;
  } catch {
    return null;
  }
}

export function Average({ product }: { product: Product }) {
  const { t } = texts();
  const { ratingAvg, ratingCount } = product;
  if (ratingCount === 0) return <span className="text-muted">{t('shop.notRated')}</span>;
  return (
    <span className="row gap-1.5">
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" className="text-accent">
        <path
          fill="currentColor"
          d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4L12 17.4l-5.8 3 1.1-6.4L2.6 9.4l6.5-.9z"
        />
      </svg>
      {/* The payload may be rendered from a younger answer than the HTML was. */}
      <span suppressHydrationWarning className="numbers font-bold">
        {t('shop.average', { average: ratingAvg.toFixed(1) })}
      </span>
      <span suppressHydrationWarning className="text-muted">
        {t('shop.ratings', { count: ratingCount })}
      </span>
    </span>
  );
}

export async function ProductRating({ product }: { product: Product }) {
  const { t } = texts();
  return (
    <section id="rating" className="card p-5 sm:p-6">
      <h2 className="text-xl">{t('shop.rating')}</h2>
      <p className="mb-4 mt-1">
        <Average product={product} />
      </p>
      <RatingForm
        key={product.id}
        productId={product.id}
        own={await findOwnPoint(product.id)}
        labels={{
          legend: t('shop.yourRating'),
          points: points.map((point) => t('shop.point', { point })),
          saving: t('loading'),
          saved: t('shop.ratingSaved'),
          once: t('shop.ratingOnce'),
          kept: t('shop.ratingKept'),
        }}
      />
    </section>
  );
}
