import type { ReactNode } from 'react';
import { texts } from '#i18n/texts.ts';
import { requestContext } from '#request/context.ts';

interface LinkProps {
  href: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true';
}

/** A path or a place on the page; what browsers would read as another host is not. */
const ownAddress = /^(\/(?![/\\\s])|#)/;

/**
 * A link of this site is a plain anchor, taken over by the navigator once it runs. One that leaves opens a new
 * tab; on the kiosk, which nobody may leave or call from, it is only its words.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  if (!ownAddress.test(href) && requestContext().mode === 'kiosk') {
    return <span className={rest.className}>{children}</span>;
  }
  if (!/^https?:/i.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const opensNew = texts().t('nav.opensNew');
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> ({opensNew})</span>
    </a>
  );
}
