import type { Product } from '#contracts/commerce/products.ts';
import { toProductAddress } from '#domain/product-address.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import { toHighlights } from '../highlights.ts';
import { listPictures, toAvailability, toShownPrice, type Variant } from '../variants.ts';

const availabilities = {
  in: 'InStock',
  low: 'LimitedAvailability',
  store: 'InStoreOnly',
  out: 'OutOfStock',
  preorder: 'PreOrder',
} as const;

export function ProductJsonLd({ product, chosen }: { product: Product; chosen: Variant | null }) {
  const { own } = texts();
  const { origin } = requestContext();
  const { brand, ratingAvg, ratingCount } = product;
  const rating = {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ratingAvg,
      ratingCount,
      bestRating: 5,
    },
  };
  return (
    <JsonLd
      content={{
        '@type': 'Product',
        name: own(product, 'name'),
        description: toHighlights(product).join(' · '),
        sku: chosen?.id ?? product.id,
        image: listPictures(product, chosen).map((picture) => new URL(picture, origin).href),
        ...(brand === '' ? {} : { brand: { '@type': 'Brand', name: brand } }),
        ...(ratingCount > 0 ? rating : {}),
        offers: {
          '@type': 'Offer',
          url: origin + toProductAddress(product.id, chosen?.id),
          price: toShownPrice(product, chosen).price,
          priceCurrency: 'MNT',
          availability: `https://schema.org/${availabilities[toAvailability(product, chosen).state]}`,
        },
      }}
    />
  );
}
