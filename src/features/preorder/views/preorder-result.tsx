import type { Purchase } from '#purchase/model.ts';
import { findPlaceOfPurchase } from '#purchase/place-store.ts';
import { PlacePart } from './place-part.tsx';

/** The place that was paid for, on the page of its payment: whoever has that address sees it, and its own page changes it. */
export async function PreorderResult({ purchase }: { purchase: Purchase }) {
  const place = await findPlaceOfPurchase(purchase.id);
  if (!place || place.state === 'RESERVED' || place.state === 'LAPSED') return null;
  return (
    <div className="mt-6 max-w-3xl">
      <PlacePart place={place} />
    </div>
  );
}
