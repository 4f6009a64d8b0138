import type { ReactNode } from 'react';
import { CartSlot } from '#features/cart/views/cart-slot.tsx';
import { Navigator } from '#features/navigation/islands/navigator.tsx';
import { SiteShell } from '#features/navigation/views/site-shell.tsx';
import { SearchSlot } from '#features/search/views/search-slot.tsx';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { toHref } from '#request/page-address.ts';
import { readHome, readServiceCategories } from '#services/content.ts';
import { Failed } from '#ui/failed.tsx';
import { ErrorBoundary } from '#ui/islands/error-boundary.tsx';
import { perRequest } from '#waku.ts';

export default async function Layout({ children }: { children: ReactNode }) {
  const [home, categories] = await Promise.all([readHome(), readServiceCategories()]);
  return (
    <>
      <Navigator offline={texts().t('offline')} />
      <CartSlot />
      <SiteShell home={home} categories={categories} search={SearchSlot}>
        <ErrorBoundary
          place={toHref(requestContext().page)}
          fallback={
            <div className="page py-16">
              <Failed />
            </div>
          }
        >
          {children}
        </ErrorBoundary>
      </SiteShell>
    </>
  );
}
export const getConfig = perRequest;
