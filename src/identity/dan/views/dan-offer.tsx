import type { ReactNode } from 'react';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';
import type { Proof } from '../../proof/store.ts';

const told = [
  { what: 'name', icon: 'users' },
  { what: 'register', icon: 'receipt-text' },
  { what: 'address', icon: 'map-pin-off' },
] as const;

interface DanFormProps {
  /** The path that the form is posted to: of the table of form routes, or a flow's step. */
  action: string;
  fields: Readonly<Record<string, string>>;
}

/**
 * A native form: its answer is a document of the provider. At a kiosk there is none: nobody types what opens the state's
 * services on a public screen, and the provider's own session would outlive the visit.
 */
export function DanForm({ action, fields }: DanFormProps) {
  const { t } = texts();
  if (requestContext().mode === 'kiosk') {
    return (
      <p data-unhurried className="rounded-control bg-info-tint p-4 text-info">
        {t('dan.start.kiosk')}
      </p>
    );
  }
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={`btn-primary w-full xs:w-auto ${withIcon('shield-check')}`}>
        {t('dan.start.go')}
      </button>
    </form>
  );
}

export function TooManyAttempts() {
  return (
    <p role="alert" className="rounded-control bg-warning-tint p-4 font-medium text-warning">
      {texts().t('dan.start.tooMany')}
    </p>
  );
}

interface DanOfferProps {
  subject: Proof['subject'];
  /** What to do next: the form, or why there is none. */
  children: ReactNode;
}

/** Explains which data Dan shares with us, and for what, before the visitor leaves the site. */
export function DanOffer({ subject, children }: DanOfferProps) {
  const { t } = texts();
  return (
    <>
      <section className="card stack gap-5 p-5 sm:p-7">
        <h2 className="text-xl">{t('dan.start.tells')}</h2>
        <ul className="stack gap-3">
          {told.map(({ what, icon }) => (
            <li
              key={what}
              className={`flex items-start gap-3 before:mt-0.5 before:text-lg before:text-primary ${withIcon(icon)}`}
            >
              {t(`dan.start.told.${what}`)}
            </li>
          ))}
        </ul>
        <p className="border-t-1 border-line pt-5 text-muted">{t(`dan.start.kept.${subject}`)}</p>
      </section>
      {children}
      <p className="text-sm text-muted">{t('dan.start.time')}</p>
    </>
  );
}
