import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { Icon } from '#ui/icon.tsx';

/** A plain form: the choice changes the whole document, so the server answers with a redirect to this page. */
function PreferenceForm({
  name,
  value,
  children,
}: {
  name: string;
  value: string;
  children: React.ReactNode;
}) {
  return (
    <form method="post" action="/preferences" data-preference={name} className="contents">
      <input type="hidden" name="return" value={toHref(requestContext().page)} />
      <input type="hidden" name={name} value={value} suppressHydrationWarning />
      {children}
    </form>
  );
}

export function ThemeToggle() {
  const { t } = texts();
  const { theme } = requestContext();
  return (
    <PreferenceForm name="theme" value={theme === 'dark' ? 'light' : 'dark'}>
      <button type="submit" className="icon-btn">
        <span className="only-light">
          <span className="sr-only">{t('theme.toDark')}</span>
          <Icon name="moon" />
        </span>
        <span className="only-dark">
          <span className="sr-only">{t('theme.toLight')}</span>
          <Icon name="sun" />
        </span>
      </button>
    </PreferenceForm>
  );
}

export function LanguageToggle() {
  const { t, locale } = texts();
  const other = locale === 'en' ? 'mn' : 'en';
  return (
    <PreferenceForm name="lang" value={other}>
      <button
        type="submit"
        className="icon-btn text-sm font-bold"
        lang={other}
        aria-label={`${t('lang.other')}, ${t('lang.toOther')}`}
      >
        {t('lang.other')}
      </button>
    </PreferenceForm>
  );
}
