import type { ServiceChild } from '#contracts/content/services.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { ClosedNote } from './closed-note.tsx';
import { Link } from './link.tsx';
import { QrCode } from './qr-code.tsx';
import { withEndIcon } from './with-icon.ts';

interface ServiceLinkProps {
  child: ServiceChild;
  className: string;
}

/**
 * A child of a service category. One with a link opens a new tab, in the app the app's browser, and at the kiosk, which
 * other sites cannot be shown on, a code to take along; any other leads to the page of its service.
 */
export function ServiceLink({ child, className }: ServiceLinkProps) {
  const { t, own } = texts();
  const { id, link } = child;
  const name = own(child, 'name');
  if (link !== null && requestContext().mode === 'kiosk' && /^https?:/i.test(link)) {
    return (
      <details>
        {/* The icon says that a press brings a code, and does not lead away. */}
        <summary className={`${className} justify-between gap-3 ${withEndIcon('qr-code')}`}>
          {name}
        </summary>
        <p className="mt-1 text-sm text-muted">{t('service.takeAlong')}</p>
        <div className="my-3 max-w-48">
          <QrCode text={link} label={t('service.qr', { name })} />
        </div>
      </details>
    );
  }
  if (link === null && id === null) return <span className={className}>{name}</span>;
  return (
    <>
      <Link
        href={link ?? `/service/${encodeURIComponent(id ?? '')}`}
        newTab={link !== null}
        className={className}
      >
        {name}
      </Link>
      {link !== null && <ClosedNote href={link} />}
    </>
  );
}
