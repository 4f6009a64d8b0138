import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { JsonLd } from '#ui/json-ld.tsx';

export function OrganisationJsonLd() {
  const { own } = texts();
  const { origin } = requestContext();
  return (
    <JsonLd
      content={{
        '@graph': [
          {
            '@type': 'Organization',
            '@id': `${origin}/#organisation`,
            name: own(brand, 'name'),
            legalName: own(brand, 'legalName'),
            url: origin,
            logo: `${origin}/brand/icon-512.png`,
            foundingDate: String(brand.foundedIn),
          },
          {
            '@type': 'WebSite',
            url: origin,
            name: own(brand, 'name'),
            potentialAction: {
              '@type': 'SearchAction',
              target: `${origin}/search?q={query}`,
              'query-input': 'required name=query',
            },
          },
        ],
      }}
    />
  );
}
