import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { developmentWebhookSecret } from '#contracts/webhook.ts';
import { setting, toList } from './kinds.ts';

/** `whsec_` and the base64 of 24 to 64 bytes, as Standard Webhooks says. */
const secret =
  /^whsec_(?=.{32,88}$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Two secrets are valid while one replaces the other. */
const secrets = setting(
  z
    .pipe(orDefault(z.string(), ''), z.transform(toList))
    .check(
      z.refine(
        (given) => given.length <= 2 && given.every((one) => secret.test(one)),
        'set this secret to one or two, separated by a comma, such as `echo whsec_$(openssl rand -base64 32)` prints',
      ),
    ),
);

export const webhookShape = {
  CONTENT_WEBHOOK_SECRETS: secrets,
  SMS_WEBHOOK_SECRETS: secrets,
  ORDER_WEBHOOK_SECRETS: secrets,
  LEASING_WEBHOOK_SECRETS: secrets,
};

interface Given {
  ENVIRONMENT: string;
  OPERATOR?: unknown;
  CONTENT_BASE_URL?: string | undefined;
  MOBILE_BASE_URL?: string | undefined;
  CONTENT_WEBHOOK_SECRETS: string[];
  SMS_WEBHOOK_SECRETS: string[];
  COMMERCE_BASE_URL?: string | undefined;
  ORDER_WEBHOOK_SECRETS: string[];
  LEASING_WEBHOOK_SECRETS: string[];
}

/** On a developer's machine the embedded operator may send for the services that it stands in for. */
export function toWebhookSettings(given: Given) {
  const isLocal = given.ENVIRONMENT === 'development' && given.OPERATOR !== undefined;
  const orLocal = (set: string[], address: string | undefined): readonly string[] =>
    set.length === 0 && isLocal && !address ? [developmentWebhookSecret] : set;
  return {
    CONTENT_WEBHOOK_SECRETS: orLocal(given.CONTENT_WEBHOOK_SECRETS, given.CONTENT_BASE_URL),
    SMS_WEBHOOK_SECRETS: orLocal(given.SMS_WEBHOOK_SECRETS, given.MOBILE_BASE_URL),
    ORDER_WEBHOOK_SECRETS: orLocal(given.ORDER_WEBHOOK_SECRETS, given.COMMERCE_BASE_URL),
    LEASING_WEBHOOK_SECRETS: orLocal(given.LEASING_WEBHOOK_SECRETS, given.MOBILE_BASE_URL),
  };
}
