import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toIconName } from '#ui/icon-names.ts';
import { withIcon } from '#ui/with-icon.ts';
import { isCurrent, shopTabs } from '../model.ts';
import { CartBadge } from './cart-link.tsx';

/** Links to shop, cart and orders. Where the web view has a tab bar, that has them instead. */
export function ShopNavigation() {
  const { t } = texts();
  const { page, mode } = requestContext();
  return (
    <nav
      aria-label={t('shop.title')}
      className={`page pt-2 ${mode === 'webview' ? 'wide-only' : ''}`}
    >
      <ul className="scrollbar-none flex gap-1 overflow-x-auto border-b-1 border-line">
        {shopTabs.map(({ name, pathname, icon, activeIcon }) => {
          const current = isCurrent(page.pathname, pathname);
          return (
            <li key={pathname}>
              <a
                href={pathname}
                aria-current={current ? 'page' : undefined}
                className={`row tap relative gap-2 whitespace-nowrap border-b-2 border-transparent px-2 text-sm sm:px-3 sm:text-base font-medium text-muted hover:text-ink aria-[current]:border-primary aria-[current]:text-primary ${withIcon(toIconName(current ? activeIcon : icon))}`}
              >
                {pathname === '/cart' && <CartBadge className="left-4 top-0.5 sm:left-5" />}
                {t(name)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
