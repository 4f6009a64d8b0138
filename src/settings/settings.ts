import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { commerceShape } from './commerce-settings.ts';
import { danShape, refuseDan, toDanSettings } from './dan-settings.ts';
import { dataKeys, developmentDataKeys } from './data-key-settings.ts';
import { bankLinkShape } from './bank-link-settings.ts';
import { golomtShape, refuseGolomt, toGolomtSettings } from './golomt-settings.ts';
import { baseUrl, type Refuse, setting, toList, toOrigin, word } from './kinds.ts';
import { leasingShape } from './leasing-settings.ts';
import { originHint, refuseMissing } from './missing-settings.ts';
import { developmentPepper, refuseTan, tanShape, toShortNumber } from './tan-settings.ts';
import { offlineShape } from './offline-settings.ts';
import { qpayShape, refuseQpay, toQpaySettings } from './qpay-settings.ts';
import { purchaseShape } from './purchase-settings.ts';
import { receiptShape, refuseReceipts, toReceiptSettings } from './receipt-settings.ts';
import { recoveryShape } from './recovery-settings.ts';
import { preorderShape } from './preorder-settings.ts';
import { returnShape } from './return-settings.ts';
import { refuseStaff, staffShape } from './staff-settings.ts';
import { refuseWebViewToken, webViewTokenShape } from './web-view-token-settings.ts';
import { toWebhookSettings, webhookShape } from './webhook-settings.ts';

const shape = z.pipe(
  z
    .object({
      ENVIRONMENT: setting(
        orDefault(
          z.enum(['development', 'production'], 'set it to development or production'),
          'development',
        ),
      ),
      CONTENT_BASE_URL: baseUrl,
      COMMERCE_BASE_URL: baseUrl,
      MOBILE_BASE_URL: baseUrl,
      COVERAGE_BASE_URL: baseUrl,
      // A binding, not a setting; only its presence matters.
      OPERATOR: z.optional(z.unknown()),
      ABOUT_US_TOKEN: word('set it to the token as one word'),
      ...commerceShape,
      ...danShape,
      ...qpayShape,
      ...receiptShape,
      ...golomtShape,
      ...bankLinkShape,
      ...purchaseShape,
      ...recoveryShape,
      ...preorderShape,
      ...returnShape,
      ...offlineShape,
      ...leasingShape,
      SITE_ORIGIN: setting(
        z.optional(
          z.pipe(
            z.string().check(z.refine((value) => toOrigin(value) !== undefined, originHint)),
            z.transform((value) => toOrigin(value) ?? value),
          ),
        ),
      ),
      ALLOWED_ORIGINS: setting(
        z.optional(
          z.pipe(
            z
              .pipe(z.string(), z.transform(toList))
              .check(
                z.refine(
                  (origins) => origins.every((origin) => toOrigin(origin) !== undefined),
                  'set it to a comma list of origins, such as https://www.example.mn,https://m.example.mn',
                ),
              ),
            z.transform((origins) => origins.map((origin) => toOrigin(origin) ?? origin)),
          ),
        ),
      ),
      IMAGE_HOSTS: setting(
        z
          .pipe(orDefault(z.string(), ''), z.transform(toList))
          .check(
            z.refine(
              (hosts) =>
                hosts.every((host) => /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(host)),
              'set it to a comma list of host names, such as img.example.mn (https is understood)',
            ),
          ),
      ),
      IMAGE_BASE_URL: baseUrl,
      BRAND_GUIDE_URL: baseUrl,
      MAPS_KEY: word('set it to the key as one word'),
      ...webViewTokenShape,
      ...webhookShape,
      CART_MOST_OF_ONE: setting(
        z.optional(
          z.pipe(
            z
              .string()
              .check(z.regex(/^[1-9]\d{0,5}$/, 'set it to a whole number, or leave it out for 99')),
            z.transform(Number),
          ),
        ),
      ),
      COMMERCE_IDEMPOTENCY: setting(
        z.optional(z.enum(['header', 'none'], 'set it to header or none, or leave it out')),
      ),
      CACHE_VERSION: setting(
        orDefault(
          z.string().check(z.regex(/^[a-z0-9]{1,16}$/, 'set it to a short word such as v2')),
          'v1',
        ),
      ),
      DATA_KEYS: dataKeys,
      KIOSK_PIN: setting(
        z.optional(z.string().check(z.regex(/^\d{4,12}$/, 'set it to 4 to 12 digits'))),
      ),
      ...staffShape,
      ...tanShape,
    })
    .check(
      z.check(
        ({ value, issues }) => {
          const refuse: Refuse = (name, message) => {
            const isNamed = issues.some(({ path }) => path?.[0] === name);
            if (!isNamed) issues.push({ code: 'custom', input: value, path: [name], message });
          };
          refuseMissing(value, refuse);
          refuseDan(value, refuse);
          refuseQpay(value, refuse);
          refuseReceipts(value, refuse);
          refuseGolomt(value, refuse);
          refuseWebViewToken(value, refuse);
          refuseTan(value, refuse);
          refuseStaff(value, refuse);
        },
        // Also beside wrong values, so that all is named at once.
        { when: () => true },
      ),
    ),
  z.transform(
    ({
      OPERATOR,
      SITE_ORIGIN = 'http://127.0.0.1:8787',
      ALLOWED_ORIGINS,
      TAN_PEPPER,
      DATA_KEYS,
      ...rest
    }) => ({
      ...rest,
      hasOperator: OPERATOR !== undefined,
      ...toDanSettings(rest),
      ...toQpaySettings(rest),
      ...toReceiptSettings({ ...rest, OPERATOR }),
      ...toGolomtSettings(rest),
      ...toWebhookSettings({ ...rest, OPERATOR }),
      // The embedded operator honours keys; of another service it must be known.
      COMMERCE_IDEMPOTENCY:
        rest.COMMERCE_IDEMPOTENCY ?? (rest.COMMERCE_BASE_URL ? ('none' as const) : 'header'),
      SMS_SHORT_NUMBER: toShortNumber({ OPERATOR, ...rest }),
      SITE_ORIGIN,
      TAN_PEPPER: TAN_PEPPER ?? developmentPepper,
      DATA_KEYS: DATA_KEYS ?? developmentDataKeys,
      ALLOWED_ORIGINS: ALLOWED_ORIGINS ?? [SITE_ORIGIN],
    }),
  ),
);

export type Settings = Readonly<z.output<typeof shape>>;

/** @throws Error that names each wrong setting and says what to set; never their values. */
export function parseSettings(source: Readonly<Record<string, unknown>>): Settings {
  const parsed = shape.safeParse(source);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Wrong settings. ${faults.join('. ')}.`);
}
