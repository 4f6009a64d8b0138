import { expect, test } from 'vitest';
import {
  productCategoriesContract,
  subCategoriesContract,
} from '#contracts/commerce/categories.ts';
import { rateProductContract } from '#contracts/commerce/rating.ts';
import { homeContract, shopBannersContract } from '#contracts/content/home.ts';
import { newsListContract } from '#contracts/content/news.ts';
import { serviceCategoriesContract } from '#contracts/content/services.ts';
import { toFailedEvent, UpstreamError } from './upstream-error.ts';

test.each([
  { contract: serviceCategoriesContract, message: 'Fetch category failed' },
  { contract: homeContract, message: 'Fetch home page content failed' },
  { contract: shopBannersContract, message: 'Failed to fetch online shops' },
  { contract: productCategoriesContract, message: 'categories fetch failed' },
  { contract: subCategoriesContract, message: 'categories fetch failed' },
  { contract: rateProductContract, message: 'categories fetch failed' },
  { contract: newsListContract, message: undefined },
])('the log says of a failure of $contract.path "$message"', ({ contract, message }) => {
  const error = new UpstreamError('status', contract.service, { status: 503 });
  expect(toFailedEvent(contract, error)).toEqual({
    event: 'upstream-failed',
    service: contract.service,
    call: contract.path,
    kind: 'status',
    status: 503,
    message,
  });
});
