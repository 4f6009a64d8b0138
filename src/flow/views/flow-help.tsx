import { brand } from '#domain/brand.ts';
import { requestContext } from '#request/context.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';

/** Beside a form where there is space: whom to ask, and that nothing is lost. On a phone the footer has the number. */
export function FlowHelp({
  className,
  fromAbroad = false,
}: {
  className: string;
  fromAbroad?: boolean | undefined;
}) {
  const { t } = texts();
  const phone = fromAbroad ? brand.callCentreAbroad : brand.callCentre;
  const row = 'flex items-start gap-3 before:mt-0.5 before:text-lg before:text-primary';
  return (
    <section
      aria-label={t('flow.help')}
      className={`hidden self-start rounded-card bg-sunken p-5 ${className}`}
    >
      <h2 className="text-base">{t('flow.help')}</h2>
      <ul className="mt-3 stack gap-3 text-sm text-muted">
        <li className={`${row} ${withIcon('phone')}`}>
          <p>
            {t('flow.helpCall')} {/* Nothing at a kiosk leads out of it. */}
            {requestContext().mode === 'kiosk' ? (
              <b className="numbers text-ink">{phone}</b>
            ) : (
              <a href={`tel:${phone.replaceAll(/\s/g, '')}`} className="numbers text-link">
                {phone}
              </a>
            )}
          </p>
        </li>
        <li className={`${row} ${withIcon('rotate-ccw')}`}>
          <p>{t('flow.helpKept')}</p>
        </li>
      </ul>
    </section>
  );
}
