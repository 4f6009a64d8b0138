import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import {
  type ProductParameter,
  productParameters,
} from '#contracts/commerce/product-parameters.ts';
import { setting, toList } from './kinds.ts';

const isParameter = (name: string): name is ProductParameter =>
  (productParameters as readonly string[]).includes(name);

/** How the commerce service's lists differ from the contract. */
export const commerceShape = {
  COMMERCE_PAGING: setting(
    orDefault(
      z.enum(
        ['next', 'page', 'page0', 'none'],
        'set it to next, to page (counted from 1), to page0 (counted from 0) or to none',
      ),
      'next',
    ),
  ),
  COMMERCE_IGNORED: setting(
    z.pipe(
      z
        .pipe(orDefault(z.string(), ''), z.transform(toList))
        .check(
          z.refine(
            (names) => names.every(isParameter),
            `set it to a comma list of these: ${productParameters.join(', ')}`,
          ),
        ),
      z.transform((names) => names.filter(isParameter)),
    ),
  ),
};
