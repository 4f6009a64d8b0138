import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { withIcon } from '#ui/with-icon.ts';
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
      <div className="page row">
        <p className="min-w-0 truncate text-sm font-medium">{t('app.prompt')}</p>
        <a
          href={brand.appUrl}
          target="_blank"
          rel="noopener"
          className="tap row ml-auto shrink-0 px-3 text-sm font-bold text-primary"
        >
          {t('app.open')}
        </a>
        <PreferenceButton
          name="prompt"
          value="web"
          className={`icon-btn -mr-3 text-muted ${withIcon('x')}`}
          aria-label={t('app.stay')}
        />
      </div>
    </aside>
  );
}
