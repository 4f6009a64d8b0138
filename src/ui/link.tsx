import type { ReactNode } from 'react';
import { texts } from '#request/texts.ts';
import { requestContext } from '#request/context.ts';

interface LinkProps {
  href: string;
  className?: string;
  /** It opens a new tab in the browser, also where it is a path of this site. */
  newTab?: boolean;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true';
}

/** A path or a fragment, but not what browsers would read as another host, such as `//host`. */
const ownAddress = /^(\/(?![/\\\s])|#)/;

/**
 * A link inside the site is a plain anchor, which the navigator handles once it runs. A link to another site opens
 * a new tab, or the app's own browser; at the kiosk, where neither other sites nor calls are allowed, it is plain text.
 */
export function Link({ href, children, newTab = false, ...rest }: LinkProps) {
  const { mode } = requestContext();
  if (!ownAddress.test(href) && mode === 'kiosk') {
    return <span className={rest.className}>{children}</span>;
  }
  // The app has one window: `browser/tell-app.ts` hands it what leads to another site.
  const isOther = /^https?:/i.test(href);
  if (mode === 'webview' || (!isOther && !(newTab && mode === 'browser'))) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const opensNew = ` (${texts().t('nav.opensNew')})`;
  const text = rest['aria-label'] ?? (typeof children === 'string' ? children : null);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      aria-label={text === null ? undefined : text + opensNew}
    >
      {children}
      {text === null && <span className="sr-only">{opensNew}</span>}
    </a>
  );
}
