import { renderToStaticMarkup } from 'react-dom/server.edge';
import { afterEach, expect, test, vi } from 'vitest';
import { product as productShape } from '#contracts/commerce/products.ts';
import { toLease } from '#domain/leasing.ts';
import { formatMnt } from '#domain/money.ts';
import * as env from '#env.ts';
import { runInContext } from '#request/context.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { CompareOffers } from './compare-offers.tsx';

afterEach(() => vi.restoreAllMocks());

const phone = productShape.parse({
  id: 'p',
  slug: 'p',
  nameMn: 'Утас',
  nameEn: 'Phone',
  categoryId: 'c',
  price: 1_000_001,
  type: 'PHYSICAL',
  stockOnline: 5,
  descriptionMn: '',
  descriptionEn: '',
  images: ['/a.svg'],
  leasable: true,
});

test.each([0, 150])('the monthly payment that is compared has the rate of now, %i', (rate) => {
  vi.spyOn(env, 'settings').mockReturnValue({ ...env.settings(), LEASING_RATE: rate });
  const html = runInContext(visit(), () =>
    renderToStaticMarkup(
      <table>
        <CompareOffers products={[phone]} />
      </table>,
    ),
  );
  expect(html).toContain(formatMnt(toLease(phone.price, 0, 24, rate).monthly));
});
