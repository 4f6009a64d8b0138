import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { PopoverButton } from '#ui/popover-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { AccountLink } from './account-link.tsx';
import { LanguageToggle, ThemeToggle } from './toggles.tsx';
import { tabs, toBarTitle, toPageAbove } from '../model.ts';

/** The web view's top bar, which the app may replace by its own: title or back, search, account, theme, language. */
export function WebviewTitle() {
  const { t } = texts();
  const { page, above } = requestContext();
  const { pathname } = page;
  const tab = tabs.find((one) => one.pathname === pathname);
  const title = toBarTitle(pathname);
  return (
    <div
      data-app-title
      className="webview-only sticky top-0 z-40 border-b-1 border-line bg-surface pt-[env(safe-area-inset-top)]"
    >
      <div className="page row h-14">
        {tab ? (
          <span className="mr-auto font-bold">{t(tab.name)}</span>
        ) : (
          <>
            <a
              href={above ?? toPageAbove(pathname)}
              data-document={above === undefined ? undefined : true}
              className={`icon-btn -ml-3 ${withIcon('arrow-left')}`}
              aria-label={t('nav.back')}
            />
            <span className="mr-auto min-w-0 truncate font-bold">{title && t(title)}</span>
          </>
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
        {/* Where the title needs the space, the menu has them. */}
        <AccountLink className={`icon-btn ${tab ? '' : 'max-[479px]:hidden'}`} />
        <span className={tab ? 'contents' : 'contents max-[479px]:hidden'}>
          <ThemeToggle />
          <LanguageToggle className="-mr-3" />
        </span>
      </div>
    </div>
  );
}
