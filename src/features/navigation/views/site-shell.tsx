import type { ReactNode } from 'react';
import type { HomeContent } from '#contracts/content/home.ts';
import type { ServiceCategory } from '#contracts/content/services.ts';
import type { Read } from '#lib/outcome.ts';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';
import { findRoute } from '#routes.ts';
import { ToastLine, ToastPlace } from '#ui/toast-line.tsx';
import { AppPrompt } from './app-prompt.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { IdleQuestion } from './idle-question.tsx';
import { KioskBar, KioskTop } from './kiosk-bar.tsx';
import { Menu } from './menu.tsx';
import { TabBar } from './tab-bar.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { PlainFooter } from './plain-footer.tsx';
import { PreferenceForm } from './toggles.tsx';
import { WebviewTitle } from './webview-title.tsx';

interface SiteShellProps {
  home: Read<HomeContent>;
  categories: Read<ServiceCategory[]>;
  /** The search box, with the class names that its place gives it. */
  search: (props: { className: string }) => ReactNode;
  children: ReactNode;
}

/**
 * One of three layouts, chosen on the server. The browser's layout also contains the web view's bars, hidden:
 * whether the page runs in the app may only be known from the app's bridge, in the head of the first page.
 */
export function SiteShell({ home, categories, search: Search, children }: SiteShellProps) {
  const { t } = texts();
  const { mode, page } = requestContext();
  const main = (
    <>
      <ToastPlace />
      <main id="main" tabIndex={-1} className="min-h-[60vh]">
        <ToastLine />
        {children}
      </main>
    </>
  );
  if (mode === 'kiosk') {
    // Before a visit there is nowhere to go to, and nothing to end.
    if (page.pathname === '/kiosk') return main;
    return (
      <>
        <PreferenceForm />
        <NoticeBar />
        <KioskTop />
        {main}
        <Menu read={categories} search={null} />
        <KioskBar />
        <IdleQuestion />
      </>
    );
  }
  return (
    <>
      <a href="#main" className="btn-primary fixed left-4 top-3 z-60 not-focus:sr-only">
        {t('site.skip')}
      </a>
      <PreferenceForm />
      <NoticeBar />
      {mode === 'browser' && (
        <>
          <AppPrompt />
          <Header search={<Search className="ml-auto hidden min-w-0 max-w-90 flex-1 lg:block" />} />
        </>
      )}
      <WebviewTitle />
      {main}
      {/* After the first screen: a popover's place in the document does not matter. */}
      <Menu read={categories} search={<Search className="" />} />
      {mode === 'browser' &&
        (findRoute(page.pathname)?.plain ? <PlainFooter /> : <Footer read={home} />)}
      <TabBar />
    </>
  );
}
