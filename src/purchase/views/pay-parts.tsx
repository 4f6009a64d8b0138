import { findCustomer } from '#identity/session.ts';
import { BuyerChoices } from '#payment/receipt/views/buyer-choices.tsx';
import { listClosedProviders, listProviders } from '#payment/providers.ts';
import { ProviderChoices } from '#payment/views/provider-choices.tsx';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { readFieldState } from '#ui/form/field-state.ts';

/** Whose the receipt is and how to pay: both are chosen already, so they are folded until somebody wants otherwise. */
export async function ReceiptAndProvider({ isForeigner = false }: { isForeigner?: boolean }) {
  const { t } = texts();
  const [usual] = listProviders({ isForeigner });
  const isTouched = ['receipt', 'company', 'companyName', 'vatEmail', 'provider'].some((name) => {
    const { faults, typed } = readFieldState(name);
    const isOther = typed !== null && !['', 'INDIVIDUAL', usual].includes(typed[0] ?? '');
    return faults.length > 0 || isOther;
  });
  const customer = await findCustomer().catch(() => null);
  return (
    <details className="card" open={isTouched || listClosedProviders().length > 0}>
      <summary
        className={`tap row cursor-pointer justify-between gap-4 px-5 py-3 ${withEndIcon('chevron-down')}`}
      >
        <span className="font-bold">
          {t('pay.options')}
          <span className="block text-sm font-normal text-muted">
            {t(customer ? 'pay.optionsOwn' : 'pay.optionsText', {
              way: t(`payment.way.${usual ?? 'qpay'}`),
            })}
          </span>
        </span>
      </summary>
      <div className="stack gap-6 border-t-1 border-line p-5">
        <ProviderChoices isForeigner={isForeigner} />
        <BuyerChoices email="" forAll />
      </div>
    </details>
  );
}

/** The amount that the page has shown, and the button that pays it. */
export function PayButton({ total, price, name }: { total: number; price: string; name?: string }) {
  const { t } = texts();
  return (
    <div>
      <input type="hidden" name="total" value={total} />
      <SubmitButton
        label={t('checkout.pay', { price })}
        pending={t('pay.paying')}
        name={name}
        value={name && 'yes'}
        className="btn-primary w-full sm:min-w-72 sm:w-fit"
      />
      <p className="mt-2 text-sm text-muted">{t('pay.note')}</p>
    </div>
  );
}
