import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { findRoute } from '#routes.ts';
import { toIconName } from '#ui/icon-names.ts';
import { withIcon } from '#ui/with-icon.ts';
import { isCurrent, tabs } from '../model.ts';
import { CartBadge } from './cart-link.tsx';

/** Bottom tabs of the app's web view on narrow screens, and on every device of the class MOBILE. */
export function TabBar() {
  const { t } = texts();
  const { pathname } = requestContext().page;
  if (findRoute(pathname)?.withoutTabBar) return null;
  return (
    <nav
      aria-label={t('nav.tabs')}
      className="webview-only mobile-only fixed inset-x-0 bottom-0 z-40 border-t-1 border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {/* Fixed columns, so that tabs which are parsed later do not move the others. */}
      <ul className="grid grid-cols-5">
        {tabs.map((tab) => {
          const current = isCurrent(pathname, tab.pathname);
          return (
            <li key={tab.pathname} className="min-w-0">
              <a
                href={tab.pathname}
                aria-current={current ? 'page' : undefined}
                className={`relative block min-h-14 truncate px-0.5 pt-1.5 text-center text-xs font-medium text-muted aria-[current]:text-primary before:mx-auto before:mb-0.5 before:block before:text-lg ${withIcon(toIconName(current ? tab.activeIcon : tab.icon))}`}
              >
                {tab.pathname === '/cart' && <CartBadge className="left-1/2 top-1.5" />}
                {t(tab.name)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
