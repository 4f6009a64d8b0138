import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { JsonLd } from '#ui/json-ld.tsx';
import type { FoundBranch } from '../model.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const maxDescribed = 12;

/** Structured data of the first branches: all of them would double the size of the page, which is one round trip. */
export function BranchJsonLd({ found }: { found: readonly FoundBranch[] }) {
  const { own } = texts();
  const { origin } = requestContext();
  return (
    <JsonLd
      content={{
        '@graph': found.slice(0, maxDescribed).map(({ branch }) => ({
          '@type': 'MobilePhoneStore',
          '@id': `${origin}/service-branches#${branch.id}`,
          name: `${own(brand, 'name')}: ${own(branch, 'name')}`,
          address: {
            '@type': 'PostalAddress',
            streetAddress: own(branch, 'address'),
            addressCountry: 'MN',
          },
          ...(branch.lat !== null &&
            branch.lng !== null && {
              geo: { '@type': 'GeoCoordinates', latitude: branch.lat, longitude: branch.lng },
            }),
          telephone: branch.phone,
          openingHoursSpecification: branch.hours.flatMap(({ open, close }, weekday) =>
            open && close
              ? [
                  {
                    '@type': 'OpeningHoursSpecification',
                    dayOfWeek: days[weekday],
                    opens: open,
                    closes: close,
                  },
                ]
              : [],
          ),
        })),
      }}
    />
  );
}
