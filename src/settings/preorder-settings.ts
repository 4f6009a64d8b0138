import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { setting } from './kinds.ts';

export const preorderShape = {
  /** For how many days after the one on which it is ready a pre-order can be collected. */
  PREORDER_COLLECT_DAYS: setting(
    z.pipe(
      orDefault(
        z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'set it to a number of days such as 7')),
        '7',
      ),
      z.transform(Number),
    ),
  ),
};
