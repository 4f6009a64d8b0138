import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { PreferenceButton } from './toggles.tsx';

/** Up to 900 px wide: asks whether to continue in the app. "Stay on the web" hides it for a year, by a cookie. */
export function AppPrompt() {
  const { t } = texts();
  const { cookies } = requestContext();
  if (cookies.get('prompt') === 'web') return null;
  return (
    <aside
      aria-label={t('app.prompt')}
      className="browser-only no-print bg-primary-tint app:hidden"
    >
      <div className="page row flex-wrap justify-between gap-x-3 py-1">
        <p className="text-sm font-medium max-[359px]:pt-2">{t('app.prompt')}</p>
        <div className="row">
          <PreferenceButton
            name="prompt"
            value="web"
            className="tap rounded-control px-3 text-sm text-muted"
          >
            {t('app.stay')}
          </PreferenceButton>
          <a
            href={brand.appUrl}
            target="_blank"
            rel="noopener"
            className="tap row px-3 text-sm font-bold text-primary"
          >
            {t('app.open')}
          </a>
        </div>
      </div>
    </aside>
  );
}
