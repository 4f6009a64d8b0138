import { texts } from '#request/texts.ts';
import { PopoverButton } from '#ui/popover-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { Logo } from '#ui/logo.tsx';
import { AccountLink, SignOutButton } from './account-link.tsx';
import { CartBadge } from './cart-link.tsx';
import { LanguageToggle, ThemeToggle } from './toggles.tsx';

export function KioskTop() {
  return (
    <header className="border-b-1 border-line">
      <div className="page row h-24 justify-between">
        <Logo />
        <p className="text-muted">{texts().t('kiosk.help')}</p>
      </div>
    </header>
  );
}

/** The kiosk's navigation, at the bottom, where a standing person reaches it. */
export function KioskBar() {
  const { t } = texts();
  return (
    <footer className="sticky bottom-0 z-40 border-t-1 border-line bg-surface">
      <nav aria-label={t('site.main')} className="page row flex-wrap gap-3 py-5">
        <form method="post" action="/start-over" className="contents">
          <button type="submit" className={`btn-primary px-8 ${withIcon('rotate-ccw')}`}>
            {t('nav.startOver')}
          </button>
        </form>
        <PopoverButton id="menu" className={`btn-line ${withIcon('menu')}`}>
          {t('nav.services')}
        </PopoverButton>
        <a
          href="/search"
          className={`btn-line ${withIcon('search')}`}
          aria-label={t('nav.search')}
        />
        <a href="/cart" className={`btn-line relative ${withIcon('shopping-cart')}`}>
          <span className="sr-only">{t('nav.cart')}</span>
          <CartBadge />
        </a>
        <AccountLink className="btn-line" shows="signIn" />
        <SignOutButton className="btn-line" />
        <span className="ml-auto row gap-2">
          <ThemeToggle />
          <LanguageToggle />
        </span>
      </nav>
    </footer>
  );
}
