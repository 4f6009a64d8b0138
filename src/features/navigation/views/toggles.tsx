import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { withIcon } from '#ui/with-icon.ts';

const formId = 'preferences';

/**
 * The one form that all buttons of `PreferenceButton` submit, wherever on the page they are. A plain form: a choice
 * changes the whole document, so the server answers with a redirect to this page.
 */
export function PreferenceForm() {
  return (
    <form id={formId} method="post" action="/preferences" hidden>
      <input type="hidden" name="return" value={toHref(requestContext().page)} />
    </form>
  );
}

interface PreferenceButtonProps {
  name: 'lang' | 'theme' | 'prompt' | 'notice';
  value: string;
  className: string;
  lang?: string;
  'aria-label'?: string;
  children?: React.ReactNode;
}

export function PreferenceButton({ name, ...rest }: PreferenceButtonProps) {
  return (
    <button
      type="submit"
      form={formId}
      name={name}
      data-preference={name}
      // The intent script may have changed the theme, and with it the value, before React runs.
      suppressHydrationWarning
      {...rest}
    />
  );
}

export function ThemeToggle() {
  const { t } = texts();
  const { theme } = requestContext();
  return (
    <PreferenceButton
      name="theme"
      value={theme === 'dark' ? 'light' : 'dark'}
      className={`icon-btn ${withIcon('moon')} dark:i-sun`}
    >
      <span className="sr-only dark:hidden">{t('theme.toDark')}</span>
      <span className="sr-only light:hidden">{t('theme.toLight')}</span>
    </PreferenceButton>
  );
}

export function LanguageToggle({ className = '' }: { className?: string }) {
  const { t, locale } = texts();
  const other = locale === 'en' ? 'mn' : 'en';
  return (
    <PreferenceButton
      name="lang"
      value={other}
      className={`icon-btn text-sm font-bold ${className}`}
      lang={other}
      aria-label={`${t('lang.other')}, ${t('lang.toOther')}`}
    >
      {t('lang.other')}
    </PreferenceButton>
  );
}
