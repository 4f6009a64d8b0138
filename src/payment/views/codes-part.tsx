import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { GuardNote } from '#identity/sim-change/views/guard-note.tsx';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { CopyButton } from '#ui/islands/copy-button.tsx';
import { withIcon } from '#ui/with-icon.ts';
import { shownMs } from '../codes-store.ts';

interface CodeListProps {
  codes: readonly { productId: string; code: string }[];
  nameOf: (productId: string) => string;
}

/** The codes themselves, to be read aloud, copied, or typed. */
export function CodeList({ codes, nameOf }: CodeListProps) {
  const { t } = texts();
  // What is copied at a kiosk the next visitor could paste.
  const mayCopy = requestContext().mode !== 'kiosk';
  return (
    <ul className="m-0 mt-4 grid list-none gap-3 p-0">
      {codes.map(({ productId, code }) => (
        <li key={`${productId} ${code}`} className="rounded-control bg-sunken p-4">
          <p className="text-sm text-muted">{nameOf(productId)}</p>
          <p className="numbers mt-1 select-all text-xl font-bold tracking-wider [overflow-wrap:anywhere]">
            {code}
          </p>
          {mayCopy && (
            <CopyButton
              value={code}
              what={nameOf(productId) || t('order.codes.title')}
              label={t('esim.copy')}
              done={t('esim.copied')}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface CodesPartProps {
  /** Where the press goes. */
  action: string;
  count: number;
  lastShownAt: number | null;
  /** They were paid back. */
  isOver: boolean;
  /** What they wait for: somebody of the staff gets them, or looks at the payment first. */
  waits?: 'coming' | 'byHand' | 'held';
  /** Dan comes first, until when, and where it leads back to. */
  guard: { until: number } | null;
  back: string;
  /** Where one signs in with the number that has bought them, if that comes first. */
  signInHref?: string | null;
  /** What is shown for a while after the press. */
  children: ReactNode;
}

/** The codes of digital goods: in view for a while after a press, which is noted. */
export function CodesPart({
  action,
  count,
  lastShownAt,
  isOver,
  waits = 'coming',
  guard,
  back,
  signInHref = null,
  children,
}: CodesPartProps) {
  const { t, locale } = texts();
  const isShown = lastShownAt !== null && Date.now() < lastShownAt + shownMs;
  return (
    <section
      aria-labelledby="codes"
      data-revision={`codes ${count} ${lastShownAt} ${isShown} ${isOver} ${waits} ${guard?.until} ${signInHref !== null}`}
      className="card p-5 sm:p-6"
    >
      <h2 id="codes" className={`row scroll-mt-8 gap-2 text-xl ${withIcon('key-round')}`}>
        {t('order.codes.title')}
      </h2>
      {isOver ? (
        <p className="mt-2 text-muted">{t('order.codes.canceled')}</p>
      ) : count === 0 ? (
        <p className="mt-2 text-muted">{t(`order.codes.${waits}`, { phone: brand.callCentre })}</p>
      ) : guard ? (
        <div className="mt-4">
          <GuardNote until={guard.until} purpose="giftCodes" back={back} />
        </div>
      ) : signInHref !== null ? (
        <>
          <p className="mt-2 text-muted">{t('order.codes.signIn')}</p>
          <a href={signInHref} data-document className="btn-primary mt-4">
            {t('identity.signIn')}
          </a>
        </>
      ) : isShown ? (
        <>
          {children}
          <p className="mt-3 text-sm text-muted">{t('order.codes.hides')}</p>
        </>
      ) : (
        <form method="post" action={action} className="mt-2">
          <p className="text-muted">
            {t('order.codes.ready', { count })}
            {lastShownAt !== null &&
              ` ${t('order.codes.shown', { time: formatDateTime(lastShownAt, locale) })}`}
          </p>
          <button type="submit" name="intent" value="show" className="btn-primary mt-4">
            {t('order.codes.show')}
          </button>
        </form>
      )}
    </section>
  );
}
