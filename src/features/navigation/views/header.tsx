import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { FirstScreenEnd } from '#ui/first-screen-end.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { PopoverButton } from '#ui/popover-button.tsx';
import { withEndIcon, withIcon } from '#ui/with-icon.ts';
import { isCurrent } from '../model.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageToggle, ThemeToggle } from './toggles.tsx';

const item =
  'tap inline-flex items-center gap-1 rounded-control px-3 font-medium hover:bg-sunken aria-[current]:text-primary';

/** The navigation of a wide screen; all of it is in the menu too. */
function WidePart({ search }: { search: ReactNode }) {
  const { t } = texts();
  const { pathname } = requestContext().page;
  const current = (href: string) =>
    isCurrent(pathname, href) ? ({ 'aria-current': 'page' } as const) : {};
  return (
    <>
      <nav aria-label={t('site.main')} className="hidden lg:flex items-center">
        <PopoverButton id="menu" className={`${item} after:text-sm ${withEndIcon('chevron-down')}`}>
          {t('nav.services')}
        </PopoverButton>
        <a href="/news" className={item} {...current('/news')}>
          {t('nav.news')}
        </a>
        <a href="/shop" className={item} {...current('/shop')}>
          {t('nav.shop')}
        </a>
        <Link href={brand.supportUrl} className={item}>
          {t('nav.5g')}
        </Link>
      </nav>
      {search}
    </>
  );
}

/**
 * `search` is a slot, filled by another feature. A phone is not sent the wide part, so on a phone with a wide
 * screen everything is in the menu.
 */
export function Header({ search }: { search: ReactNode }) {
  const { t } = texts();
  const isPhone = requestContext().device === 'MOBILE';
  const narrow = isPhone ? '' : 'lg:hidden';
  return (
    <header className="browser-only sticky top-0 z-40 border-b-1 border-line bg-surface">
      <div className="page row h-[var(--header)] gap-2 max-[359px]:gap-0">
        <Logo href="/" className="tap mr-2 shrink-0 max-[359px]:mr-0 max-[359px]:gap-1.5" />
        {!isPhone && <WidePart search={search} />}
        <div className={`row ml-auto max-[359px]:-mr-3 ${isPhone ? '' : 'lg:ml-1'}`}>
          {!isPhone && (
            <span className="hidden lg:contents">
              <ThemeToggle />
              <LanguageToggle />
            </span>
          )}
          <a
            href="/search"
            className={`icon-btn ${withIcon('search')} ${narrow}`}
            aria-label={t('nav.search')}
          />
          <AccountLink
            className="icon-btn xl:gap-1.5 xl:px-3 xl:font-medium"
            shows="both"
            labelClass="sr-only xl:not-sr-only"
          />
          <CartLink />
          <PopoverButton
            id="menu"
            className={`icon-btn ${withIcon('menu')} ${narrow}`}
            label={t('nav.menu')}
          />
        </div>
      </div>
      {/* On every page, also where the rest of the first screen is late: it must not be seen half. */}
      <FirstScreenEnd id="header-end" />
    </header>
  );
}
