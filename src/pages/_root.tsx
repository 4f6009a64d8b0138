import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { HeadScript } from '#features/navigation/views/head-script.tsx';
import { KioskStyles } from '#features/navigation/views/kiosk-styles.tsx';
import { requestContext } from '#request/context.ts';
import { writeToast } from '#request/toast.ts';
import { fontFile, stylesCookie, stylesFile } from '#browser/fetch-for-later.ts';
import { PageStyles } from '#ui/islands/page-styles.tsx';
import { perRequest } from '#waku.ts';

export default function Root({ children }: { children: ReactNode }) {
  const { locale, theme, mode, device, toast, posted, nonce, cookies } = requestContext();
  // The first paint waits up to 100 ms for a preloaded font: a phone's own one is there at once.
  const hasFont = device === 'WEB' || cookies.get('font') === '1';
  const [stylesName, stylesHash] = stylesCookie;
  const areStylesCached = stylesHash !== '' && cookies.get(stylesName) === stylesHash;
  return (
    <html
      lang={locale}
      data-theme={theme}
      data-mode={mode}
      data-device={device}
      data-toast={toast && writeToast(toast)}
      data-static={posted || undefined}
      // For browsers without scripts; the others ask their own cookie.
      data-account={cookies.get('account') === '1' ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        {hasFont && (
          <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <HeadScript />
        <PageStyles nonce={nonce} file={stylesFile} areCached={areStylesCached} />
        <KioskStyles />
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={brand.themeColor[theme]} />
      </head>
      <body data-font={hasFont ? '' : undefined} suppressHydrationWarning>
        {children}
      </body>
    </html>
  );
}
export const getConfig = perRequest;
