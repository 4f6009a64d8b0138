import { settings } from '#env.ts';
import { findChallengeOrigin } from '#services/turnstile.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';

/**
 * Cloudflare's challenge inside the form, where the form was refused for want of one. The widget adds its answer to the
 * form. A browser that does not run it continues without, on the fair share of its network.
 */
export function Challenge({ field }: { field: string }) {
  const { t, locale } = texts();
  const { formState, nonce } = requestContext();
  const origin = findChallengeOrigin();
  const isAsked = formState?.faults.some(
    (fault) => fault.field === field && fault.message === 'identity.challenge',
  );
  if (!isAsked || !origin) return null;
  return (
    <div className="mt-4">
      <div
        className="cf-turnstile min-h-72px"
        data-sitekey={settings().TURNSTILE_SITE_KEY}
        data-language={locale}
        data-size="flexible"
      />
      <button name="plain" value="1" className="line-link mt-2 text-link">
        {t('identity.withoutChallenge')}
      </button>
      <script src={`${origin}/turnstile/v0/api.js`} async nonce={nonce} />
    </div>
  );
}
