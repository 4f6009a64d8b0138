import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { setting } from './kinds.ts';

export const returnShape = {
  /** For how many days after its delivery goods of an order can be returned. */
  RETURN_DAYS: setting(
    z.pipe(
      orDefault(
        z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'set it to a number of days such as 14')),
        '14',
      ),
      z.transform(Number),
    ),
  ),
};
