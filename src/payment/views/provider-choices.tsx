import type { Provider } from '../model.ts';
import { texts } from '#request/texts.ts';
import { Choices } from '#ui/form/choices.tsx';
import { listProviders } from '../providers.ts';
import { ClosedProviders } from './closed-providers.tsx';

const words = {
  qpay: ['checkout.qpay', 'checkout.qpayText'],
  golomt: ['checkout.golomt', 'checkout.golomtText'],
} as const satisfies Record<Provider, unknown>;

/** How to pay, the card first for foreigners. At a kiosk nobody types a card's number on a public screen. */
export function ProviderChoices({ isForeigner = false }: { isForeigner?: boolean }) {
  const { t } = texts();
  const offered = listProviders({ isForeigner });
  return (
    <div>
      <Choices
        name="provider"
        legend={t('checkout.provider')}
        value={offered[0]}
        choices={offered.map((value) => {
          const [title, text] = words[value];
          return { value, title: t(title), text: t(text) };
        })}
      />
      <ClosedProviders />
    </div>
  );
}
