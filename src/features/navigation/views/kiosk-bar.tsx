import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { PopoverButton } from '#ui/popover-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { Logo } from '#ui/logo.tsx';
import { AccountLink, SignOutButton } from './account-link.tsx';
import { CartBadge } from './cart-link.tsx';
import { LanguageToggle, ThemeToggle } from './toggles.tsx';
import { toPageAbove } from '../model.ts';

/** What a kiosk that nobody has set up shows in place of the way to the staff: it may be anybody's own browser. */
function Leave() {
  return (
    <form method="post" action="/kiosk/leave">
      <button type="submit" className={`btn-line ${withIcon('log-out')}`}>
        {texts().t('kiosk.leave.button')}
      </button>
    </form>
  );
}

export function KioskTop() {
  return (
    <header className="border-b-1 border-line">
      <div className="page row h-24 justify-between gap-4">
        <Logo />
        {requestContext().kioskDevice ? (
          <p className="text-muted">{texts().t('kiosk.help')}</p>
        ) : (
          <Leave />
        )}
      </div>
    </header>
  );
}

/** The names of the keys that type no letter, for `browser/kiosk/keyboard.ts`. */
function toKeyLabels() {
  const { t } = texts();
  return {
    name: t('kiosk.keyboard.name'),
    shift: t('kiosk.keyboard.shift'),
    delete: t('kiosk.keyboard.delete'),
    space: t('kiosk.keyboard.space'),
    done: t('kiosk.keyboard.done'),
    line: t('kiosk.keyboard.line'),
    symbols: t('kiosk.keyboard.symbols'),
    letters: t('kiosk.keyboard.letters'),
    other: t('kiosk.keyboard.latin'),
    mongolian: t('kiosk.keyboard.mongolian'),
  };
}

/** The kiosk's navigation, at the bottom, where a standing person reaches it; one row, whose height the page keeps free. */
export function KioskBar() {
  const { t } = texts();
  const { page, above } = requestContext();
  const icon = 'icon-btn border-1 border-edge';
  return (
    <footer
      data-keyboard={JSON.stringify(toKeyLabels())}
      className="sticky bottom-0 z-40 border-t-1 border-line bg-surface"
    >
      <nav aria-label={t('site.main')} className="page row h-[var(--bar)] gap-1.5">
        <a
          href={above ?? toPageAbove(page.pathname)}
          data-document
          data-back
          className={`${icon} ${withIcon('arrow-left')}`}
          aria-label={t('nav.back')}
        />
        <form method="post" action="/start-over" className="contents">
          <button
            type="submit"
            className={`btn-primary whitespace-nowrap px-4 ${withIcon('rotate-ccw')}`}
          >
            {t('nav.startOver')}
          </button>
        </form>
        <PopoverButton id="menu" className={`btn-line whitespace-nowrap px-3 ${withIcon('menu')}`}>
          {t('nav.services')}
        </PopoverButton>
        <a
          href="/search"
          className={`${icon} ${withIcon('search')}`}
          aria-label={t('nav.search')}
        />
        <a href="/cart" className={`${icon} relative ${withIcon('shopping-cart')}`}>
          <span className="sr-only">{t('nav.cart')}</span>
          <CartBadge />
        </a>
        <AccountLink className={icon} />
        <SignOutButton className="btn-line whitespace-nowrap px-3" />
        <span className="ml-auto row shrink-0 gap-1">
          <ThemeToggle />
          <LanguageToggle />
        </span>
      </nav>
    </footer>
  );
}
