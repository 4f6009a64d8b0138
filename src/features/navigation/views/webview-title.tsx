import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { PopoverButton } from '#ui/popover-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { AccountLink } from './account-link.tsx';
import { LanguageToggle, ThemeToggle } from './toggles.tsx';
import { tabs } from '../model.ts';

/** The web view's top bar, which the app may replace by its own: title or back, search, account, theme, language. */
export function WebviewTitle() {
  const { t } = texts();
  const { page, above } = requestContext();
  const { pathname } = page;
  const tab = tabs.find((one) => one.pathname === pathname);
  const parent = pathname.slice(0, pathname.lastIndexOf('/')) || '/';
  // Not every parent path is a page.
  const pageAbove = parent === '/dan' ? '/' : parent;
  return (
    <div
      data-app-title
      className="webview-only sticky top-0 z-40 border-b-1 border-line bg-surface pt-[env(safe-area-inset-top)]"
    >
      <div className="page row h-14">
        {tab ? (
          <span className="mr-auto font-bold">{t(tab.name)}</span>
        ) : (
          <a
            href={above ?? pageAbove}
            data-document={above === undefined ? undefined : true}
            className={`icon-btn -ml-3 mr-auto ${withIcon('arrow-left')}`}
            aria-label={t('nav.back')}
          />
        )}
        <a
          href="/search"
          className={`icon-btn ${withIcon('search')}`}
          aria-label={t('nav.search')}
        />
        <PopoverButton
          id="menu"
          className={`icon-btn ${withIcon('menu')}`}
          label={t('nav.services')}
        />
        <AccountLink className="icon-btn" />
        <ThemeToggle />
        <LanguageToggle className="-mr-3" />
      </div>
    </div>
  );
}
