import type { ReactNode } from 'react';
import { findCustomer } from '#identity/session.ts';
import { BuyerChoices } from '#payment/receipt/views/buyer-choices.tsx';
import { ProviderChoices } from '#payment/views/provider-choices.tsx';
import { texts } from '#request/texts.ts';
import { withEndIcon } from '#ui/with-icon.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';
import { readFieldState } from '#ui/form/field-state.ts';

interface FactProps {
  name: string;
  /** The step that changes it. */
  step?: `/pay/${string}`;
  isLarge?: boolean;
  children: ReactNode;
}

/** A line of what is bought, with a way to change it. */
export function Fact({ name, step, isLarge = false, children }: FactProps) {
  const { t } = texts();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-1 border-line py-3">
      <dt className="w-full text-sm text-muted">{name}</dt>
      <dd className={`min-w-0 flex-1 ${isLarge ? 'text-4xl font-bold' : 'font-medium'}`}>
        {children}
      </dd>
      {step && (
        <dd>
          <a
            href={step}
            data-document
            className="line-link text-link"
            aria-label={t('flow.changeOf', { what: name })}
          >
            {t('flow.change')}
          </a>
        </dd>
      )}
    </div>
  );
}

/** Whose the receipt is and how to pay: both are chosen already, so they are folded until somebody wants otherwise. */
export async function ReceiptAndProvider() {
  const { t } = texts();
  const isTouched = ['receipt', 'company', 'companyName', 'vatEmail', 'provider'].some((name) => {
    const { faults, typed } = readFieldState(name);
    const isOther = typed !== null && !['', 'INDIVIDUAL', 'qpay'].includes(typed[0] ?? '');
    return faults.length > 0 || isOther;
  });
  const customer = await findCustomer().catch(() => null);
  return (
    <details className="card" open={isTouched}>
      <summary
        className={`tap row cursor-pointer justify-between gap-4 px-5 py-3 ${withEndIcon('chevron-down')}`}
      >
        <span className="font-bold">
          {t('pay.options')}
          <span className="block text-sm font-normal text-muted">
            {t(customer ? 'pay.optionsOwn' : 'pay.optionsText')}
          </span>
        </span>
      </summary>
      <div className="stack gap-6 border-t-1 border-line p-5">
        <ProviderChoices />
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
