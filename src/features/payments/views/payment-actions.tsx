import { listProviders } from '#payment/providers.ts';
import { toPaymentHref } from '#payment/model.ts';
import type { Payment, Provider } from '#payment/model.ts';
import { ClosedProviders } from '#payment/views/closed-providers.tsx';
import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { withIcon } from '#ui/with-icon.ts';

interface ActionProps {
  payment: Payment;
}

/** Asks now whether money has come. */
export function CheckNow({ payment }: ActionProps) {
  const { t } = texts();
  return (
    <form method="post" action={toPaymentHref(payment.token)}>
      <input type="hidden" name="intent" value="check" />
      <SubmitButton
        label={t('payment.check')}
        pending={t('payment.checking')}
        className="btn-line w-full sm:w-fit"
      />
    </form>
  );
}

/** Goes on with an invoice that nobody prepares. */
export function GoOn({ payment }: ActionProps) {
  const { t } = texts();
  return (
    <form method="post" action={toPaymentHref(payment.token)}>
      <input type="hidden" name="intent" value="prepare" />
      <SubmitButton
        label={t('payment.prepareAgain')}
        pending={t('payment.retryPending')}
        className="btn-primary w-full sm:w-fit sm:min-w-48"
      />
    </form>
  );
}

const icons = { qpay: 'qr-code', golomt: 'wallet' } as const;

/** Each way to pay is a button: one press makes its invoice. */
export function WaysToPay({ payment, except }: ActionProps & { except?: Provider }) {
  const { t } = texts();
  return (
    <>
      <ClosedProviders />
      <ul className="mt-4 grid list-none gap-3 p-0 sm:grid-cols-2">
        {listProviders()
          .filter((one) => one !== except)
          .map((provider) => (
            <li key={provider}>
              <form method="post" action={toPaymentHref(payment.token)} className="h-full">
                <input type="hidden" name="intent" value="retry" />
                <input type="hidden" name="provider" value={provider} />
                <button
                  type="submit"
                  aria-label={`${t(`payment.way.${provider}`)}. ${t(`payment.wayHint.${provider}`)}`}
                  className={`tap row h-full w-full items-start gap-3 rounded-control border-1 border-edge bg-raised p-4 text-left transition-colors duration-150 hover:border-primary before:mt-0.5 before:text-primary ${withIcon(icons[provider])}`}
                >
                  <span className="min-w-0">
                    <span className="block font-bold">{t(`payment.way.${provider}`)}</span>
                    <span className="block text-sm text-muted">
                      {t(`payment.wayHint.${provider}`)}
                    </span>
                  </span>
                </button>
              </form>
            </li>
          ))}
      </ul>
    </>
  );
}

/** Whether there is another way than the one that was chosen. */
export const hasOtherWay = (payment: Payment): boolean =>
  listProviders().some((one) => one !== payment.provider);
