import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { baseUrl, setting } from './kinds.ts';

export const leasingShape = {
  /** Per cent a month of what is leased; kept in hundredths, because money is counted in whole numbers. */
  LEASING_RATE: setting(
    z.pipe(
      orDefault(
        z
          .string()
          .check(
            z.regex(
              /^\d(?:\.\d{1,2})?$/,
              'set it to per cent a month, below 10 and with at most two decimals, such as 1.5',
            ),
          ),
        '0',
      ),
      z.transform((text) => Math.round(Number(text) * 100)),
    ),
  ),
  /** Where the credit bureau and Social Insurance answer, where that is not mobile-services. */
  CREDIT_BUREAU_BASE_URL: baseUrl,
  SOCIAL_INSURANCE_BASE_URL: baseUrl,
  /** Who takes the offers of partners. */
  PARTNER_EMAIL: setting(
    orDefault(z.email('set it to an e-mail address'), 'partners@tenger.example.mn'),
  ),
  /** Who takes the official letters of companies. */
  LEASING_EMAIL: setting(
    orDefault(z.email('set it to an e-mail address'), 'leasing@tenger.example.mn'),
  ),
};
