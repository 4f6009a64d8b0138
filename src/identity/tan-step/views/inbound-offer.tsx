import { texts } from '#request/texts.ts';
import { SubmitButton } from '#ui/islands/submit-button.tsx';

interface InboundOfferProps {
  action: string;
  /** The number that was typed; left out, what the step has to confirm is meant. */
  isdn?: string | undefined;
  /** Nothing else on the page leads on. */
  isMain: boolean;
}

/** Offers the other way round where no code is sent: the customer sends an SMS. */
export function InboundOffer({ action, isdn, isMain }: InboundOfferProps) {
  const { t } = texts();
  return (
    <form method="post" action={action} className="mt-6 border-t-1 border-line pt-5">
      <input type="hidden" name="step" value="inbound" />
      {isdn !== undefined && <input type="hidden" name="isdn" value={isdn} />}
      <p className="font-bold">{t('identity.inbound.offer')}</p>
      <p className="mb-4 mt-0.5 text-sm text-muted">{t('identity.inbound.offerText')}</p>
      <SubmitButton
        label={t('identity.inbound.choose')}
        pending={t('identity.checking')}
        className={`${isMain ? 'btn-primary' : 'btn-line'} w-full`}
      />
    </form>
  );
}
