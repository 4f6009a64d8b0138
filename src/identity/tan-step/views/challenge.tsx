import { settings } from '#env.ts';
import { findChallengeOrigin } from '#services/turnstile.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';

/** Cloudflare's challenge inside the form that was refused for want of one. The widget adds its answer to the form. */
export function ChallengeWidget() {
  const { locale } = texts();
  const { nonce, theme } = requestContext();
  return (
    <div className="mt-4 min-h-72px">
      <div
        className="cf-turnstile"
        data-sitekey={settings().TURNSTILE_SITE_KEY}
        data-language={locale}
        data-theme={theme}
        data-size="flexible"
      />
      <script src={`${findChallengeOrigin()}/turnstile/v0/api.js`} async nonce={nonce} />
    </div>
  );
}

/** For a browser that does not run the widget: it continues on the fair share of its network. */
export function WithoutChallenge() {
  const { t } = texts();
  return (
    <button name="plain" value="1" className="line-link mt-4 text-link">
      {t('identity.withoutChallenge')}
    </button>
  );
}
